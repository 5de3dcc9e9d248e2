import { fullRate, type Rate } from '../money/yen.ts'

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

/** The highest rates of a company with capital up to 100 million yen: income above 8 million, in Tokyo. */
const rates: CorporateRates = {
  corporate: 23_200,
  local: 10_300,
  resident: 10_400,
  defence: 4_000,
  business: 7_480,
  special: 2_590,
}

/**
 * 実効税率: the effective tax rate on one more yen of income, as accountants calculate it, to two decimals of a
 * percent: 35.43%, before the defence tax 34.59%. At standard rates and without the defence tax, which applies to
 * corporate tax above 5 million yen, it would be 33.58%. Law of 2026.
 * @param year the year of the sale
 */
export function corporateRate(year: number): Rate {
  const part = (rate: Rate) => rate / fullRate
  const { corporate, local, resident, defence, business, special } = rates
  const onTax = 1 + part(local) + part(resident) + (year < 2026 ? 0 : part(defence))
  const deductible = part(business) + part(special)
  return Math.round(((part(corporate) * onTax + deductible) / (1 + deductible)) * 10_000) * 10
}
