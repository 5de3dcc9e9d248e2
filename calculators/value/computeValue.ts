import { type Range, range } from '../money/range.ts'
import type { Yen } from '../money/yen.ts'
import { type CompanyValue, companyValue } from './companyValue.ts'
import { retirementGuide } from './retirementIncome.ts'
import type { ValueInputs } from './valueFields.ts'
import {
  type SecondStep,
  secondSteps,
  sellBusiness,
  sellShares,
  sellWithRetirement,
  type WayOutcome,
} from './waysOfSelling.ts'

const calculations = { shares: sellShares, retirement: sellWithRetirement, business: sellBusiness }

export type Way = keyof typeof calculations

/** The compared ways of selling, in display order. */
export const ways = Object.keys(calculations) as Way[]

/** What a way of selling leaves at one price. */
export function sellBy(way: Way, price: Yen, inputs: ValueInputs, step: SecondStep): WayOutcome {
  return calculations[way](price, inputs, step)
}

/** A way of selling, at the lower and the higher end of the price range. */
export interface WayResult {
  readonly way: Way
  readonly low: WayOutcome
  readonly high: WayOutcome
  /** In the owner's hands, at the lower and the higher price. */
  readonly remains: Range
}

export interface ValueResult extends CompanyValue {
  /** The prices used: the given price, or the ends of `whole`. */
  readonly prices: Range
  /** The usual maximum that a company may deduct as retirement pay; null without the monthly pay. */
  readonly retirementGuide: Yen | null
  readonly ways: readonly WayResult[]
  /** What each second step of a business transfer leaves. */
  readonly steps: readonly { readonly step: SecondStep; readonly remains: Range }[]
}

/**
 * Estimates the company's value and what three ways of selling leave in the owner's hands after each tax.
 * @param inputs yen, years and multiples within the limits of `valueFields`, from a form
 * (../input/readForm.ts) or an address (../state/valueState.ts)
 * @param step the second step of a business transfer
 */
export function computeValue(inputs: ValueInputs, step: SecondStep): ValueResult {
  const value = companyValue(inputs)
  const prices = inputs.price === null ? value.whole : range(inputs.price)
  const { monthlyPay, officerYears } = inputs
  const remains = (way: Way, chosen: SecondStep) => {
    const low = sellBy(way, prices.low, inputs, chosen)
    const high = sellBy(way, prices.high, inputs, chosen)
    return { low, high, remains: range(low.remains, high.remains) }
  }
  return {
    ...value,
    prices,
    retirementGuide: monthlyPay === null ? null : retirementGuide(monthlyPay, officerYears),
    ways: ways.map((way) => ({ way, ...remains(way, step) })),
    steps: secondSteps.map((each) => ({ step: each, remains: remains('business', each).remains })),
  }
}
