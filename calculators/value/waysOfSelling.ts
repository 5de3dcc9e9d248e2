import type { Yen } from '../money/yen.ts'
import { corporateRate } from './corporateRate.ts'
import { type OtherIncome, type OwnerIncome, ownerTaxes } from './ownerTaxes.ts'
import {
  retirementDeduction,
  retirementGuide,
  retirementIncome,
  shortService,
} from './retirementIncome.ts'
import { shareGain } from './shareGain.ts'
import { type TaxLine, taxAt, totalOf } from './taxLine.ts'
import type { ValueInputs } from './valueFields.ts'

/** Notes that a reader of the result needs; the texts are in content. */
export const wayNotes = [
  'costEstimated',
  'loss',
  'companyLoss',
  'minimumTaxDue',
  'notHalved',
  'mixedService',
  'belowDeduction',
  'retirementCapped',
  'payNotDeducted',
  'payPartlyDeducted',
  'capitalIsCost',
  'capitalUnknown',
  'unpaid',
] as const

export type WayNote = (typeof wayNotes)[number]

/**
 * How the money of a business transfer gets from the company to its owner: all at once on dissolution; with
 * retirement pay first; or as dividends over years.
 */
export const secondSteps = ['liquidation', 'retirement', 'dividends'] as const

export type SecondStep = (typeof secondSteps)[number]

export interface WayOutcome {
  readonly price: Yen
  readonly expenses: Yen
  /** The part of the price paid as retirement pay. */
  readonly retirement: Yen
  /** After costs and its taxes, before any of it is paid out; null if the company receives nothing. */
  readonly inCompany: Yen | null
  readonly taxes: readonly TaxLine[]
  readonly taxTotal: Yen
  /** What a company without other means cannot pay of costs and taxes. */
  readonly unpaid: Yen
  /** In the owner's hands: price − expenses − taxes, plus what stays unpaid. */
  readonly remains: Yen
  readonly notes: readonly WayNote[]
}

export type WayInputs = Pick<
  ValueInputs,
  | 'netAssets'
  | 'cost'
  | 'expenses'
  | 'retirement'
  | 'serviceYears'
  | 'officerYears'
  | 'monthlyPay'
  | 'year'
  | 'otherIncome'
  | 'deductions'
  | 'losses'
  | 'capital'
  | 'dividendYears'
>

/**
 * 株式譲渡: the owner sells all shares. The gain is taxed separately: 15% income tax and 5% resident tax, with
 * surtaxes 20.315%; minimum tax on very high gains. No consumption tax. Source: 国税庁 No.1463, 1464, 2270
 * (2026).
 */
export function sellShares(price: Yen, inputs: WayInputs): WayOutcome {
  return sellWithRetirement(price, { ...inputs, retirement: 0 })
}

/**
 * 役員退職金: the company pays part of the price as retirement pay, and the shares are sold for the rest.
 * Retirement income is taxed separately: income tax by bands and 10% resident tax. Source: 国税庁 No.1420, 2737,
 * 2260; 地方税法50条の2, 328条 (2026).
 */
export function sellWithRetirement(price: Yen, inputs: WayInputs): WayOutcome {
  const { cost, expenses, year } = inputs
  const pay = Math.min(inputs.retirement, price)
  const shares = shareGain(price - pay, cost, expenses)
  const { income, notes } = retirement(pay, inputs)
  const received = { shareGain: shares.gain, retirement: income, dividend: 0 }
  const taxes = ownerTaxes(received, otherOf(inputs), year)
  const taxTotal = totalOf(taxes)
  return {
    price,
    expenses,
    retirement: pay,
    inCompany: null,
    taxes,
    taxTotal,
    unpaid: 0,
    remains: price - expenses - taxTotal,
    notes: noted({
      ...notes,
      costEstimated: shares.estimated,
      loss: shares.gain === 0,
      minimumTaxDue: isMinimumTaxDue(taxes),
    }),
  }
}

/**
 * 事業譲渡: the company sells its whole business and keeps cash and debt, for a price equivalent to that of the
 * shares: share price + debt − cash. The gain is therefore the share price minus net assets in the accounts,
 * reduced by costs, losses carried forward and retirement pay, and taxed at the effective corporate rate. What
 * is left goes to the owner by the second step. On dissolution, what exceeds the capital is a dividend
 * (みなし配当), and the capital comes back as the price of the shares; with dividends over years, in the year after the
 * last. Source: 法人税法22条, 34条2項, 57条; 所得税法24条,
 * 25条1項4号, 30条; 租税特別措置法37条の10第3項.
 */
export function sellBusiness(price: Yen, inputs: WayInputs, step: SecondStep): WayOutcome {
  const { netAssets, expenses, monthlyPay, officerYears, year } = inputs
  const gain = price - netAssets - expenses - (inputs.losses ?? 0)
  const taxOn = (income: Yen) =>
    taxAt('corporateTaxes', 'corporate', year, Math.max(0, income), corporateRate(year))
  const payable = Math.max(0, price - expenses - taxOn(gain).amount)
  const pay = step === 'retirement' ? Math.min(inputs.retirement, payable) : 0
  const guide = monthlyPay === null ? 0 : retirementGuide(monthlyPay, officerYears)
  const corporate = taxOn(gain - Math.min(pay, guide))
  const left = price - expenses - corporate.amount
  const inCompany = Math.max(0, left)
  const { income, notes } = retirement(pay, inputs)
  const personal = distributed(inCompany - pay, income, inputs, step)
  const taxes = [...(corporate.base ? [corporate] : []), ...personal]
  const taxTotal = totalOf(taxes)
  return {
    price,
    expenses,
    retirement: pay,
    inCompany,
    taxes,
    taxTotal,
    unpaid: inCompany - left,
    remains: inCompany - totalOf(personal),
    notes: noted({
      companyLoss: corporate.base === 0,
      ...notes,
      retirementCapped: step === 'retirement' && pay < inputs.retirement,
      payNotDeducted: pay > 0 && guide === 0,
      payPartlyDeducted: guide > 0 && pay > guide,
      capitalIsCost: inputs.capital === null && inputs.cost !== null,
      capitalUnknown: inputs.capital === null && inputs.cost === null,
      minimumTaxDue: isMinimumTaxDue(taxes),
      unpaid: left < 0,
    }),
  }
}

/**
 * The owner's taxes on what the company pays out: the rest as dividends, each by the law of its year, and capital at
 * last.
 */
function distributed(
  amount: Yen,
  retirementIncome: Yen,
  inputs: WayInputs,
  step: SecondStep,
): readonly TaxLine[] {
  const { cost, year, dividendYears } = inputs
  const capital = Math.min(amount, inputs.capital ?? cost ?? 0)
  const profit = amount - capital
  const { gain } = shareGain(capital, cost, 0)
  const taxed = (income: Partial<OwnerIncome>, paid = year) =>
    ownerTaxes({ shareGain: 0, retirement: 0, dividend: 0, ...income }, otherOf(inputs), paid)
  if (step !== 'dividends') {
    return taxed({ shareGain: gain, retirement: retirementIncome, dividend: profit })
  }
  const dividend = Math.floor(profit / dividendYears)
  const first = taxed({ dividend: profit - dividend * (dividendYears - 1) })
  // The last change of law is that of 2027.
  const later = taxed({ dividend }, Math.max(year + 1, 2027))
  const years = Array.from({ length: dividendYears - 1 }, (_, at) =>
    year + at + 1 < 2027 ? taxed({ dividend }, year + at + 1) : later,
  )
  return [...overYears([first, ...years]), ...taxed({ shareGain: gain }, year + dividendYears)]
}

/** The taxes of several years, those of one name and rate as one line. */
function overYears(years: readonly (readonly TaxLine[])[]): readonly TaxLine[] {
  const lines = new Map<string, TaxLine>()
  for (const line of years.flat()) {
    const key = `${line.tax} ${line.sum.kind === 'rate' ? line.sum.rate : ''}`
    const { amount, times, year } = lines.get(key) ?? { amount: 0, times: 0, year: line.year }
    lines.set(key, { ...line, amount: amount + line.amount, times: times + 1, year })
  }
  return [...lines.values()]
}

function otherOf({ otherIncome, deductions }: WayInputs): OtherIncome {
  return { other: otherIncome ?? 0, deductions: deductions ?? 0 }
}

function retirement(pay: Yen, inputs: WayInputs) {
  const { serviceYears, officerYears } = inputs
  const short = pay > 0 && officerYears <= shortService
  const mixed = serviceYears > officerYears
  return {
    income: retirementIncome(pay, serviceYears, officerYears),
    notes: {
      notHalved: short && !mixed,
      mixedService: short && mixed,
      belowDeduction: pay > 0 && pay <= retirementDeduction(serviceYears),
      retirementCapped: pay < inputs.retirement,
    },
  }
}

function isMinimumTaxDue(taxes: readonly TaxLine[]): boolean {
  return taxes.some(({ tax }) => tax === 'minimumTax')
}

function noted(notes: Partial<Record<WayNote, boolean>>): readonly WayNote[] {
  return wayNotes.filter((note) => notes[note])
}
