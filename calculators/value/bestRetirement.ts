import type { Yen } from '../money/yen.ts'
import { incomeBands } from './incomeTax.ts'
import { retirementGuide, retirementIncome } from './retirementIncome.ts'
import { sellWithRetirement, type WayInputs } from './waysOfSelling.ts'

const gridSteps = 200
const unit = 10_000

/**
 * The part of a price that leaves most in the owner's hands when it is taken as retirement pay. What remains is
 * linear between the amounts where a tax rate changes, so those are compared, and a grid for the minimum tax. Where
 * the monthly pay is known, pay beyond the guide for what the company may deduct is not proposed.
 * @param price yen
 * @returns yen, in full 10,000 yen
 */
export function bestRetirement(price: Yen, inputs: WayInputs): Yen {
  const { monthlyPay, officerYears } = inputs
  const most =
    monthlyPay === null ? price : Math.min(price, retirementGuide(monthlyPay, officerYears))
  const edges = [0, ...incomeBands.map(({ upTo }) => upTo)].map((income) =>
    mostPay(income, most, inputs),
  )
  const costEdge = price - 20 * (inputs.cost ?? 0)
  const grid = Array.from({ length: gridSteps + 1 }, (_, at) => (most / gridSteps) * at)
  const outcomes = [0, ...edges, costEdge, ...grid]
    .map((pay) => Math.floor(Math.min(most, Math.max(0, pay)) / unit) * unit)
    .sort((one, other) => one - other)
    .map((retirement) => sellWithRetirement(price, { ...inputs, retirement }))
  return outcomes.reduce((best, each) => (each.remains > best.remains ? each : best)).retirement
}

/** The highest pay up to `most` whose retirement income is at most the given one, by bisection. */
function mostPay(income: Yen, most: Yen, { serviceYears, officerYears }: WayInputs): Yen {
  let [low, high] = [0, most + 1]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (retirementIncome(middle, serviceYears, officerYears) <= income) low = middle
    else high = middle
  }
  return low
}
