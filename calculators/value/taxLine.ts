import { type Range, range } from '../money/range.ts'
import { type Rate, shareOf, type Yen } from '../money/yen.ts'

/** The taxes that a sale meets; their names are content. */
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

/** The rules behind the taxes; their wording, source and address are content. */
export const lawIds = [
  'shareGain',
  'minimumTax',
  'surtax',
  'retirementIncome',
  'retirementResident',
  'corporate',
] as const

export type LawId = (typeof lawIds)[number]

/** One tax of a way of selling. */
export interface TaxLine {
  readonly tax: TaxName
  /** What the rate is multiplied with, in yen. */
  readonly base: Yen
  /** Both ends are the same but for an effective rate; null where several rates apply to parts of the base. */
  readonly rate: { readonly low: Rate; readonly high: Rate } | null
  readonly amount: Range
  readonly law: LawId
  /** The year of income whose law is used. */
  readonly year: number
}

/** A tax at one rate. Fractions of a yen are dropped. */
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

/** A tax whose amount does not come from one rate. */
export function taxOf(tax: TaxName, law: LawId, year: number, base: Yen, amount: Yen): TaxLine {
  return { tax, base, rate: null, amount: range(amount), law, year }
}
