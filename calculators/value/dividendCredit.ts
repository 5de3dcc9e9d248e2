import { type Rate, shareOf, type Yen } from '../money/yen.ts'

const limit = 10_000_000

/** 配当控除: what one tax gives back on dividends, since the company has paid tax on them. */
export interface DividendCredit {
  /** The part of the dividends that lies above 10 million yen of income. */
  readonly upper: Yen
  readonly lowRate: Rate
  readonly highRate: Rate
  readonly amount: Yen
}

const rates = {
  /** 所得税法92条1項. */
  income: { highRate: 10_000, lowRate: 5_000 },
  /** 地方税法附則5条: prefectures 1.2% and 0.6%, municipalities 1.6% and 0.8%. */
  resident: { highRate: 2_800, lowRate: 1_400 },
} as const

/**
 * The part of the dividends above 10 million yen of taxable income counts at the lower rate, as dividends lie on
 * top of other income. Taxable income includes share gains that are taxed separately (租税特別措置法37条の10第6項),
 * but not retirement income.
 * @param dividend yen
 * @param total taxable income with the dividends and the share gain, in yen
 */
export function dividendCredit(tax: keyof typeof rates, dividend: Yen, total: Yen): DividendCredit {
  const { highRate, lowRate } = rates[tax]
  const upper = Math.min(dividend, Math.max(0, total - limit))
  // The high rate is twice the low one, and the credit is one amount: it is rounded once.
  const amount = shareOf(2 * dividend - upper, lowRate)
  return { upper, lowRate, highRate, amount }
}
