import { type Range, range, sumOf } from '../money/range.ts'
import type { Yen } from '../money/yen.ts'
import { corporateRate } from './corporateRate.ts'
import { incomeTax } from './incomeTax.ts'
import { minimumTax } from './minimumTax.ts'
import { retirementDeduction, retirementIncome } from './retirementIncome.ts'
import { shareGain } from './shareGain.ts'
import { surtaxes } from './surtaxes.ts'
import { type TaxLine, taxAt, taxOf } from './taxLine.ts'
import type { ValueInputs } from './valueFields.ts'

/** Notes that a reader of the result needs; the texts are in content. */
export const wayNotes = [
  'costEstimated',
  'loss',
  'companyLoss',
  'minimumTaxDue',
  'notHalved',
  'belowDeduction',
  'retirementCapped',
  'secondStep',
] as const

export type WayNote = (typeof wayNotes)[number]

export interface WayOutcome {
  readonly price: Yen
  /** The part of the price paid as retirement pay. */
  readonly retirement: Yen
  readonly expenses: Yen
  readonly taxes: readonly TaxLine[]
  readonly taxTotal: Range
  /** Price − expenses − taxes: with the owner, or for a business transfer with the company. */
  readonly remains: Range
  readonly notes: readonly WayNote[]
}

type Inputs = Pick<
  ValueInputs,
  'netAssets' | 'cost' | 'expenses' | 'retirement' | 'serviceYears' | 'officerYears' | 'year'
>

/**
 * 株式譲渡: the owner sells all shares. The gain is taxed separately: 15% income tax and 5% resident tax, with
 * surtaxes 20.315%; minimum tax on very high gains. No consumption tax. Source: 国税庁 No.1463, 1464, 2270
 * (2026).
 */
export function sellShares(price: Yen, inputs: Inputs): WayOutcome {
  return sellWithRetirement(price, { ...inputs, retirement: 0 })
}

/**
 * 役員退職金: the company pays part of the price as retirement pay, and the shares are sold for the rest.
 * Retirement income is taxed separately: income tax by bands and 10% resident tax. Source: 国税庁 No.1420, 2737,
 * 2260; 地方税法50条の2, 328条 (2026).
 */
export function sellWithRetirement(price: Yen, inputs: Inputs): WayOutcome {
  const { cost, expenses, serviceYears, officerYears, year } = inputs
  const pay = Math.min(inputs.retirement, price)
  const shares = shareGain(price - pay, cost, expenses)
  const { income, halved } = retirementIncome(pay, serviceYears, officerYears)
  const onShares = taxAt('shareIncomeTax', 'shareGain', year, shares.gain, 15_000)
  const onPay = taxOf('retirementIncomeTax', 'retirementIncome', year, income, incomeTax(income))
  const ordinary = onShares.amount.low + onPay.amount.low
  const added = minimumTax(shares.gain + income, ordinary, year)
  const taxes = [
    onShares,
    ...(pay ? [onPay] : []),
    ...(added ? [taxOf('minimumTax', 'minimumTax', year, shares.gain + income, added)] : []),
    ...surtaxes(ordinary + added, year),
    taxAt('shareResidentTax', 'shareGain', year, shares.gain, 5_000),
    ...(pay ? [taxAt('retirementResidentTax', 'retirementResident', year, income, 10_000)] : []),
  ]
  return outcome(price, pay, expenses, taxes, {
    costEstimated: shares.estimated,
    loss: shares.gain === 0,
    minimumTaxDue: added > 0,
    notHalved: pay > 0 && !halved,
    belowDeduction: pay > 0 && pay <= retirementDeduction(serviceYears),
    retirementCapped: pay < inputs.retirement,
  })
}

/**
 * 事業譲渡: the company sells its whole business and keeps cash and debt, for a price equivalent to that of the
 * shares: share price + debt − cash. The gain is therefore the share price minus net assets in the accounts,
 * taxed at the effective corporate rate. The money is then in the company; paying it out to the owner
 * (dividend, retirement pay or liquidation) is taxed again and not calculated here. Source: 法人税法22条; rates as
 * in `corporateRate`.
 */
export function sellBusiness(price: Yen, inputs: Inputs): WayOutcome {
  const { netAssets, expenses, year } = inputs
  const gain = Math.max(0, price - netAssets - expenses)
  const { low, high } = corporateRate(year)
  const taxes = [taxAt('corporateTaxes', 'corporate', year, gain, low, high)]
  return outcome(price, 0, expenses, taxes, { companyLoss: gain === 0, secondStep: true })
}

function outcome(
  price: Yen,
  retirement: Yen,
  expenses: Yen,
  taxes: readonly TaxLine[],
  noted: Partial<Record<WayNote, boolean>>,
): WayOutcome {
  const taxTotal = sumOf(taxes.map(({ amount }) => amount))
  const left = price - expenses
  const remains = range(left - taxTotal.high, left - taxTotal.low)
  const notes = (Object.keys(noted) as WayNote[]).filter((note) => noted[note])
  return { price, retirement, expenses, taxes, taxTotal, remains, notes }
}
