import { requireWithin } from '../input/requireWithin.ts'
import { fullRate, type Rate, shareOf, type Yen } from '../money/yen.ts'
import type { FeeBase } from './bases.ts'
import { type FeeResult, feeOn } from './compareFees.ts'
import { type Deal, feeFields, type Terms } from './feeFields.ts'
import type { Band } from './lehman.ts'

/** An adviser's quote. */
export interface Quote extends Terms {
  readonly base: FeeBase
  readonly table: readonly Band[]
  /** Whether its amounts and rates include consumption tax. */
  readonly taxed: boolean
}

/** More quotes than this do not fit beside each other. */
export const mostQuotes = 3

/**
 * Consumption tax, national and local. Source: Consumption Tax Act, art. 29; Local Tax Act, art. 72-83;
 * National Tax Agency, No. 6303 (7.8% + 2.2%).
 */
export const consumptionTaxRate: Rate = 10_000

export interface QuoteResult extends FeeResult {
  readonly consumptionTax: Yen
  /** What the owner pays, tax included. */
  readonly withTax: Yen
}

/**
 * What a quote costs, with consumption tax.
 * @param deal yen, within the limits of `dealFields`
 * @throws RangeError naming the field or band, for inputs that the form would reject
 */
export function costOfQuote(quote: Quote, deal: Deal): QuoteResult {
  const { base, table, taxed, ...terms } = quote
  const inputs = { ...deal, ...terms }
  requireWithin(feeFields, inputs)
  const result = feeOn(base, inputs, table)
  const { total } = result
  const consumptionTax = taxed
    ? Number((BigInt(total) * BigInt(consumptionTaxRate)) / BigInt(fullRate + consumptionTaxRate))
    : shareOf(total, consumptionTaxRate)
  return { ...result, consumptionTax, withTax: taxed ? total : total + consumptionTax }
}
