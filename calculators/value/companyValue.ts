import { type Range, range, shifted } from '../money/range.ts'
import { times, type Yen } from '../money/yen.ts'
import type { ValueInputs } from './valueFields.ts'

/** 年買法: net assets at market value plus years of profit. Cash and debt are in net assets already. */
export interface ByNetAssets {
  /** Net assets at market value. */
  readonly adjusted: Yen
  /** Years of profit; zero for a company that makes none. */
  readonly goodwill: Range
  readonly value: Range
}

/** EBITDA 倍率: a multiple of EBITDA is the value of the business, from which net debt is taken. */
export interface ByMultiple {
  readonly ebitda: Yen
  readonly enterprise: Range
  /** Debt without cash; below zero where there is more cash. */
  readonly netDebt: Yen
  readonly value: Range
}

export interface CompanyValue {
  readonly byNetAssets: ByNetAssets
  /** Null where EBITDA is not above zero: the method says nothing then. */
  readonly byMultiple: ByMultiple | null
  /** From the lowest to the highest of both methods; shares are never worth less than nothing. */
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
>

/**
 * What all shares of a small company may be worth, by the two methods that are usual: a start for talks, never
 * a promise of a price.
 * Source: 中小M&Aガイドライン（第3版）, 2024-08-30, chapter 1 II 3(3); the numbers of years are practice, and
 * there is no official multiple for small companies. EBITDA is operating profit plus depreciation.
 * @param amounts yen, years and multiples within the limits of `valueFields`
 */
export function companyValue(amounts: Amounts): CompanyValue {
  const adjusted = amounts.netAssets + amounts.unrealised
  const profit = Math.max(0, amounts.profit)
  const goodwill = range(times(profit, amounts.yearsLow), times(profit, amounts.yearsHigh))
  const byNetAssets = { adjusted, goodwill, value: shifted(goodwill, adjusted) }
  const byMultiple = valueByMultiple(amounts)
  const values = byMultiple ? [byNetAssets.value, byMultiple.value] : [byNetAssets.value]
  const whole = range(
    Math.max(0, Math.min(...values.map(({ low }) => low))),
    Math.max(0, ...values.map(({ high }) => high)),
  )
  return { byNetAssets, byMultiple, whole }
}

function valueByMultiple(amounts: Amounts): ByMultiple | null {
  const ebitda = amounts.profit + amounts.depreciation
  if (ebitda <= 0) return null
  const { multipleLow, multipleHigh } = amounts
  const enterprise = range(times(ebitda, multipleLow), times(ebitda, multipleHigh))
  const netDebt = amounts.debt - amounts.cash
  return { ebitda, enterprise, netDebt, value: shifted(enterprise, -netDebt) }
}
