import type { Rate } from '../money/yen.ts'

/** The taxes of a company, each as a rate of what it is levied on. */
interface CorporateRates {
  /** 法人税, of income: 法人税法66条. */
  readonly corporate: Rate
  /** 地方法人税, of corporate tax: 地方法人税法10条. */
  readonly local: Rate
  /** 法人住民税の法人税割, of corporate tax: 地方税法51条, 314条の4. */
  readonly resident: Rate
  /** 防衛特別法人税, of corporate tax, years starting on or after 2026-04-01: 令和7年法律第13号. */
  readonly defence: Rate
  /** 法人事業税, of income: 地方税法72条の24の7. Deductible from income. */
  readonly business: Rate
  /** 特別法人事業税, 37 % of business tax at the standard rate. Deductible too. */
  readonly special: Rate
}

/** Standard rates for income above 8 million yen and capital of up to 100 million, without the defence tax. */
const standard: CorporateRates = {
  corporate: 23_200,
  local: 10_300,
  resident: 7_000,
  defence: 0,
  business: 7_000,
  special: 2_590,
}
/** The same with the higher rates of Tokyo and with the defence tax on the whole of corporate tax. */
const highest: CorporateRates = { ...standard, resident: 10_400, defence: 4_000, business: 7_480 }

/** 実効税率: what a company pays of one more yen of income, as accountants reckon it; to two decimals of a per cent. */
function effectiveRate(rates: CorporateRates): Rate {
  const part = (rate: Rate) => rate / 100_000
  const onTax = 1 + part(rates.local) + part(rates.resident) + part(rates.defence)
  const deductible = part(rates.business) + part(rates.special)
  return Math.round(((part(rates.corporate) * onTax + deductible) / (1 + deductible)) * 10_000) * 10
}

/**
 * From 33.58 % (standard rates, no defence tax: it is levied on corporate tax above 5 million yen) to 35.43 %
 * (Tokyo, defence tax in full); before the defence tax to 34.59 %. Law of 2026.
 * @param year the year of the sale
 */
export function corporateRate(year: number): { readonly low: Rate; readonly high: Rate } {
  const high = year < 2026 ? { ...highest, defence: 0 } : highest
  return { low: effectiveRate(standard), high: effectiveRate(high) }
}
