import { type Range, range } from '../money/range.ts'
import type { Yen } from '../money/yen.ts'
import { type CompanyValue, companyValue } from './companyValue.ts'
import { retirementGuide } from './retirementIncome.ts'
import type { ValueInputs } from './valueFields.ts'
import { sellBusiness, sellShares, sellWithRetirement, type WayOutcome } from './waysOfSelling.ts'

const calculations = { shares: sellShares, retirement: sellWithRetirement, business: sellBusiness }

export type Way = keyof typeof calculations

/** The compared ways of selling, in display order. */
export const ways = Object.keys(calculations) as Way[]

/** A way of selling, at the lower and the higher end of the price range. */
export interface WayResult {
  readonly way: Way
  /** Who receives the money. */
  readonly goesTo: 'owner' | 'company'
  readonly low: WayOutcome
  readonly high: WayOutcome
  /** From the least at the lower price to the most at the higher. */
  readonly remains: Range
}

export interface ValueResult extends CompanyValue {
  /** The prices used: the given price, or the ends of `whole`. */
  readonly prices: Range
  /** The usual maximum that a company may deduct as retirement pay; null without the monthly pay. */
  readonly retirementGuide: Yen | null
  readonly ways: readonly WayResult[]
}

/**
 * Estimates the company's value and what three ways of selling leave after each tax.
 * @param inputs yen, years and multiples within the limits of `valueFields`, from a form
 * (../input/readForm.ts) or an address (../state/valueState.ts)
 */
export function computeValue(inputs: ValueInputs): ValueResult {
  const value = companyValue(inputs)
  const prices = inputs.price === null ? value.whole : range(inputs.price)
  const { monthlyPay, officerYears } = inputs
  return {
    ...value,
    prices,
    retirementGuide: monthlyPay === null ? null : retirementGuide(monthlyPay, officerYears),
    ways: ways.map((way) => {
      const low = calculations[way](prices.low, inputs)
      const high = calculations[way](prices.high, inputs)
      return {
        way,
        goesTo: way === 'business' ? 'company' : 'owner',
        low,
        high,
        remains: range(low.remains.low, high.remains.high),
      }
    }),
  }
}
