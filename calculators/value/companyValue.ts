import { type Range, range, shiftRange } from '../money/range.ts'
import { multiplyYen, type Yen } from '../money/yen.ts'
import { type Adjusted, type Adjustments, adjustAccounts } from './adjustments.ts'
import type { ValueInputs } from './valueFields.ts'

/** 年買法: net assets at market value plus years of profit. Net assets already include cash and debt. */
export interface ByNetAssets {
  readonly adjusted: Yen
  /** Years of profit; zero if there is no profit. */
  readonly goodwill: Range
  readonly value: Range
}

/** EBITDA 倍率: a multiple of EBITDA gives the enterprise value, minus net debt. */
export interface ByMultiple {
  readonly ebitda: Yen
  readonly enterprise: Range
  /** Debt minus cash; negative if cash exceeds debt. */
  readonly netDebt: Yen
  readonly value: Range
}

export interface CompanyValue {
  readonly adjusted: Adjusted
  readonly byNetAssets: ByNetAssets
  /** Null unless EBITDA is positive: the method does not apply. */
  readonly byMultiple: ByMultiple | null
  /** From the lowest to the highest value of both methods, at least zero. */
  readonly whole: Range
}

type Amounts = Pick<
  ValueInputs,
  | 'netAssets'
  | 'unrealised'
  | 'profit'
  | 'depreciation'
  | 'yearsLow'
  | 'yearsHigh'
  | 'multipleLow'
  | 'multipleHigh'
  | 'debt'
  | 'cash'
  | keyof Adjustments
>

/**
 * Estimates the value of all shares of a small company by the two usual methods: a starting point for talks,
 * not a price. EBITDA is operating profit plus depreciation. Source: 中小M&Aガイドライン（第3版）, 2024-08-30, chapter 1
 * II 3(3); the years of profit are common practice, and there is no official multiple for small companies.
 * @param amounts yen, years and multiples within the limits of `valueFields`
 */
export function companyValue(amounts: Amounts): CompanyValue {
  const adjusted = adjustAccounts(amounts)
  const profit = Math.max(0, adjusted.profit)
  const goodwill = range(
    multiplyYen(profit, amounts.yearsLow),
    multiplyYen(profit, amounts.yearsHigh),
  )
  const { netAssets } = adjusted
  const byNetAssets = { adjusted: netAssets, goodwill, value: shiftRange(goodwill, netAssets) }
  const byMultiple = valueByMultiple({ ...amounts, profit: adjusted.profit })
  const values = byMultiple ? [byNetAssets.value, byMultiple.value] : [byNetAssets.value]
  const whole = range(
    Math.max(0, Math.min(...values.map(({ low }) => low))),
    Math.max(0, ...values.map(({ high }) => high)),
  )
  return { adjusted, byNetAssets, byMultiple, whole }
}

function valueByMultiple(amounts: Amounts): ByMultiple | null {
  const ebitda = amounts.profit + amounts.depreciation
  if (ebitda <= 0) return null
  const { multipleLow, multipleHigh } = amounts
  const enterprise = range(multiplyYen(ebitda, multipleLow), multiplyYen(ebitda, multipleHigh))
  const netDebt = amounts.debt - amounts.cash
  return { ebitda, enterprise, netDebt, value: shiftRange(enterprise, -netDebt) }
}
