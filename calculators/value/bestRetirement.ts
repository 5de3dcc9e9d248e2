import type { Yen } from '../money/yen.ts'
import { incomeBands } from './incomeTax.ts'
import { retirementDeduction, retirementGuide } from './retirementIncome.ts'
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
  const deduction = retirementDeduction(inputs.serviceYears)
  const times = inputs.officerYears > 5 ? 2 : 1
  const edges = incomeBands.map(({ upTo }) => deduction + times * upTo)
  const costEdge = price - 20 * (inputs.cost ?? 0)
  const grid = Array.from({ length: gridSteps + 1 }, (_, at) => (most / gridSteps) * at)
  const outcomes = [0, deduction, ...edges, costEdge, ...grid]
    .map((pay) => Math.floor(Math.min(most, Math.max(0, pay)) / unit) * unit)
    .sort((one, other) => one - other)
    .map((retirement) => sellWithRetirement(price, { ...inputs, retirement }))
  return outcomes.reduce((best, each) => (each.remains > best.remains ? each : best)).retirement
}
