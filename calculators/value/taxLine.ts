import { type Range, range } from '../money/range.ts'
import { type Rate, shareOf, type Yen } from '../money/yen.ts'

/** The names shown are in content. */
export const taxNames = [
  'shareIncomeTax',
  'shareResidentTax',
  'retirementIncomeTax',
  'retirementResidentTax',
  'minimumTax',
  'reconstructionSurtax',
  'defenceSurtax',
  'corporateTaxes',
] as const

export type TaxName = (typeof taxNames)[number]

/** The rules behind the taxes; wording, source and address are in content. */
export const lawIds = [
  'shareGain',
  'minimumTax',
  'surtax',
  'retirementIncome',
  'retirementResident',
  'corporate',
] as const

export type LawId = (typeof lawIds)[number]

/** One tax on a way of selling. */
export interface TaxLine {
  readonly tax: TaxName
  /** The amount that the rate applies to, in yen. */
  readonly base: Yen
  /** Ends differ only for an effective rate; null if several rates apply to parts of the base. */
  readonly rate: { readonly low: Rate; readonly high: Rate } | null
  readonly amount: Range
  readonly law: LawId
  /** The year whose law applies. */
  readonly year: number
}

/** A tax at one rate, rounded down to the yen. */
export function taxAt(
  tax: TaxName,
  law: LawId,
  year: number,
  base: Yen,
  low: Rate,
  high: Rate = low,
): TaxLine {
  const amount = range(shareOf(base, low), shareOf(base, high))
  return { tax, base, rate: { low, high }, amount, law, year }
}

/** A tax that does not follow from a single rate. */
export function taxOf(tax: TaxName, law: LawId, year: number, base: Yen, amount: Yen): TaxLine {
  return { tax, base, rate: null, amount: range(amount), law, year }
}
