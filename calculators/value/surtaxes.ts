import type { Yen } from '../money/yen.ts'
import { type TaxLine, taxAt } from './taxLine.ts'

/**
 * The surtaxes on income tax. Until 2026: reconstruction surtax 2.1%. From 2027: reconstruction surtax 1.1%
 * and defence surtax 1%, in total still 2.1%. Source: 令和8年法律第12号; 国税庁「防衛特別所得税及び復興特別所得税の源泉徴収のあらまし」.
 * @param incomeTaxes all income tax that they apply to, in yen
 * @param year of income
 */
export function surtaxes(incomeTaxes: Yen, year: number): readonly TaxLine[] {
  if (year < 2027) return [taxAt('reconstructionSurtax', 'surtax', year, incomeTaxes, 2_100)]
  return [
    taxAt('reconstructionSurtax', 'surtax', year, incomeTaxes, 1_100),
    taxAt('defenceSurtax', 'surtax', year, incomeTaxes, 1_000),
  ]
}
