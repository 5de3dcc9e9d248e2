import type { Yen } from '../money/yen.ts'
import { dividendCredit } from './dividendCredit.ts'
import { incomeBand, incomeTax } from './incomeTax.ts'
import { minimumTax, minimumTaxRule } from './minimumTax.ts'
import { surtaxes } from './surtaxes.ts'
import { type TaxLine, taxAt, taxOf, totalOf } from './taxLine.ts'

/** What an owner receives in one year, as income in yen. */
export interface OwnerIncome {
  /** 譲渡所得: taxed separately. */
  readonly shareGain: Yen
  /** 退職所得, after its deduction: taxed separately. */
  readonly retirement: Yen
  /** 配当所得, みなし配当 included: taxed together with other income. */
  readonly dividend: Yen
}

/** What the owner earns besides in a year, in yen; without the minimum tax. */
export interface OtherIncome {
  /** Taxable, after deductions. */
  readonly other: Yen
  /** What was deducted from it; the minimum tax counts income before deductions. */
  readonly deductions: Yen
}

/**
 * The taxes that the given income adds to those on the owner's other income. Source: 所得税法24条, 25条1項4号, 30条, 89条,
 * 92条; 租税特別措置法37条の10, 41条の19; 地方税法35条, 50条の2, 314条の3, 328条, 附則5条, 附則35条の2.
 * @param year of income
 * @returns the taxes whose base is not zero
 */
export function ownerTaxes(
  income: OwnerIncome,
  { other, deductions }: OtherIncome,
  year: number,
): readonly TaxLine[] {
  const { shareGain, retirement, dividend } = income
  const together = other + dividend
  const onShares = taxAt('shareIncomeTax', 'shareGain', year, shareGain, 15_000)
  const onPay = byBands('retirementIncomeTax', 'retirementIncome', year, retirement, 0)
  const onDividend = byBands('dividendIncomeTax', 'dividend', year, dividend, other)
  const before = incomeTax(other)
  const whole = before + totalOf([onShares, onPay, onDividend])
  const credit = credited('income', dividend, together + shareGain, whole, year)
  const ordinary = whole + credit.amount
  const minimum = ownMinimumTax(together + deductions + shareGain + retirement, ordinary, year)
  const added = ordinary + minimum.amount - before
  const lines = [
    onShares,
    onPay,
    onDividend,
    credit,
    minimum,
    ...surtaxes(added, year),
    taxAt('shareResidentTax', 'shareGain', year, shareGain, 5_000),
    taxAt('retirementResidentTax', 'retirementResident', year, retirement, 10_000),
    taxAt('dividendResidentTax', 'dividendResident', year, dividend, 10_000),
    credited('resident', dividend, together + shareGain, Number.POSITIVE_INFINITY, year),
  ]
  return lines.filter(({ tax, base, amount }) => (tax === 'minimumTax' ? amount : base) !== 0)
}

/** Progressive tax on income that lies on top of other income. */
function byBands(
  tax: 'retirementIncomeTax' | 'dividendIncomeTax',
  law: 'retirementIncome' | 'dividend',
  year: number,
  income: Yen,
  other: Yen,
): TaxLine {
  const before = incomeTax(other)
  const sum = { kind: 'bands', ...incomeBand(other + income), before } as const
  const base = income && other + income
  return taxOf(tax, law, year, base, sum, income && incomeTax(base) - before)
}

function credited(
  tax: 'income' | 'resident',
  dividend: Yen,
  total: Yen,
  most: Yen,
  year: number,
): TaxLine {
  const { amount, ...parts } = dividendCredit(tax, dividend, total)
  const sum =
    amount > most ? ({ kind: 'capped' } as const) : ({ kind: 'credit', ...parts } as const)
  const [name, law] =
    tax === 'income'
      ? (['dividendCredit', 'dividend'] as const)
      : (['dividendResidentCredit', 'dividendResident'] as const)
  return taxOf(name, law, year, dividend, sum, 0 - Math.min(amount, most))
}

function ownMinimumTax(income: Yen, ordinary: Yen, year: number): TaxLine {
  const amount = minimumTax(income, ordinary, year)
  const surtaxOn = (tax: Yen) => totalOf(surtaxes(tax, year))
  const sum = {
    kind: 'minimum',
    ...minimumTaxRule(year),
    ordinary,
    surtax: surtaxOn(ordinary),
    surtaxInAll: surtaxOn(ordinary + amount),
  } as const
  return taxOf('minimumTax', 'minimumTax', year, income, sum, amount)
}
