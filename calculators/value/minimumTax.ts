import { type Rate, shareOf, type Yen } from '../money/yen.ts'
import { surtaxes } from './surtaxes.ts'
import { totalOf } from './taxLine.ts'

/**
 * 特定の基準所得金額の課税の特例: the minimum tax on very high income. 2025 and 2026: 22.5% of income above 330 million yen;
 * from 2027: 30% above 165 million yen. Source: 租税特別措置法41条の19; 令和8年法律第12号; 国税庁 No.2270.
 */
export function minimumTaxRule(year: number): { readonly exempt: Yen; readonly rate: Rate } {
  return year < 2027 ? { exempt: 330_000_000, rate: 22_500 } : { exempt: 165_000_000, rate: 30_000 }
}

/**
 * The amount added to ordinary income tax, before surtaxes on it. Source: 国税庁「適用判定表兼税額計算書」, lines 20 to 23.
 * @param income 基準所得金額 in yen
 * @param ordinary income tax on it without surtaxes, in yen; the comparison adds them
 * @param year of income, from 2025
 * @returns yen, usually zero
 */
export function minimumTax(income: Yen, ordinary: Yen, year: number): Yen {
  const { exempt, rate } = minimumTaxRule(year)
  const surtax = totalOf(surtaxes(ordinary, year))
  return Math.max(0, shareOf(Math.max(0, income - exempt), rate) - ordinary - surtax)
}
