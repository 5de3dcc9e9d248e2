import { type Rate, shareOf, type Yen } from '../money/yen.ts'

/** The names shown are in content. */
export const taxNames = [
  'shareIncomeTax',
  'shareResidentTax',
  'retirementIncomeTax',
  'retirementResidentTax',
  'dividendIncomeTax',
  'dividendCredit',
  'dividendResidentTax',
  'dividendResidentCredit',
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
  'dividend',
  'dividendResident',
  'corporate',
] as const

export type LawId = (typeof lawIds)[number]

/** How a tax follows from its base. */
export type Sum =
  | { readonly kind: 'rate'; readonly rate: Rate }
  /** base × rate − less, minus the tax that other income bears alone. */
  | { readonly kind: 'bands'; readonly rate: Rate; readonly less: Yen; readonly before: Yen }
  /** (base − exempt) × rate − ordinary tax with its surtaxes: the year's tax, by the tax agency's form. */
  | {
      readonly kind: 'minimum'
      readonly exempt: Yen
      readonly rate: Rate
      /** Income tax of the whole year, that on other income included. */
      readonly ordinary: Yen
      readonly surtax: Yen
      /** The surtaxes on the ordinary tax and on what is added. */
      readonly surtaxInAll: Yen
    }
  /** The upper part of the base at the lower rate, the rest at the higher. */
  | {
      readonly kind: 'credit'
      readonly upper: Yen
      readonly lowRate: Rate
      readonly highRate: Rate
    }
  /** A credit that the tax does not use up. */
  | { readonly kind: 'capped' }

/** One tax on a way of selling. */
export interface TaxLine {
  readonly tax: TaxName
  /** The amount that the tax is calculated from, in yen. */
  readonly base: Yen
  readonly sum: Sum
  /** Negative for a credit. */
  readonly amount: Yen
  /** In how many years it is due; the base is that of one year, the amount that of all. */
  readonly times: number
  readonly law: LawId
  /** The year whose law applies. */
  readonly year: number
}

/** A tax at one rate, rounded down to the yen. */
export function taxAt(tax: TaxName, law: LawId, year: number, base: Yen, rate: Rate): TaxLine {
  return taxOf(tax, law, year, base, { kind: 'rate', rate }, shareOf(base, rate))
}

/** A tax that does not follow from a single rate. */
export function taxOf(
  tax: TaxName,
  law: LawId,
  year: number,
  base: Yen,
  sum: Sum,
  amount: Yen,
): TaxLine {
  return { tax, base, sum, amount, times: 1, law, year }
}

export function totalOf(taxes: readonly TaxLine[]): Yen {
  return taxes.reduce((sum, { amount }) => sum + amount, 0)
}
