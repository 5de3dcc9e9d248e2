import type { Rate } from '../money/yen.ts'

/** A company's taxes; each rate applies to the base that its comment names. */
interface CorporateRates {
  /** 法人税, on income: 法人税法66条. */
  readonly corporate: Rate
  /** 地方法人税, on corporate tax: 地方法人税法10条. */
  readonly local: Rate
  /** 法人住民税の法人税割, on corporate tax: 地方税法51条, 314条の4. */
  readonly resident: Rate
  /** 防衛特別法人税, on corporate tax, for years starting on or after 2026-04-01: 令和7年法律第13号. */
  readonly defence: Rate
  /** 法人事業税, on income: 地方税法72条の24の7. Deductible from income. */
  readonly business: Rate
  /** 特別法人事業税, 37% of business tax at the standard rate. Also deductible. */
  readonly special: Rate
}

/** Standard rates for income above 8 million yen and capital up to 100 million, without defence tax. */
const standard: CorporateRates = {
  corporate: 23_200,
  local: 10_300,
  resident: 7_000,
  defence: 0,
  business: 7_000,
  special: 2_590,
}
/** With the higher rates of Tokyo and defence tax on all of the corporate tax. */
const highest: CorporateRates = { ...standard, resident: 10_400, defence: 4_000, business: 7_480 }

/**
 * 実効税率: the effective tax rate on one more yen of income, as accountants calculate it, to two decimals of a
 * percent.
 */
function effectiveRate(rates: CorporateRates): Rate {
  const part = (rate: Rate) => rate / 100_000
  const onTax = 1 + part(rates.local) + part(rates.resident) + part(rates.defence)
  const deductible = part(rates.business) + part(rates.special)
  return Math.round(((part(rates.corporate) * onTax + deductible) / (1 + deductible)) * 10_000) * 10
}

/**
 * From 33.58% (standard rates, no defence tax, which applies to corporate tax above 5 million yen) to 35.43%
 * (Tokyo, defence tax in full); before the defence tax to 34.59%. Law of 2026.
 * @param year the year of the sale
 */
export function corporateRate(year: number): { readonly low: Rate; readonly high: Rate } {
  const high = year < 2026 ? { ...highest, defence: 0 } : highest
  return { low: effectiveRate(standard), high: effectiveRate(high) }
}
