import type { ValueState } from '../../../../calculators/state/valueState.ts'
import type { ValueResult, WayResult } from '../../../../calculators/value/computeValue.ts'

/** The ways of selling that differ: without retirement pay, that way is a sale of shares. */
export function shownWays(
  { ways }: ValueResult,
  { entry }: Pick<ValueState, 'entry'>,
): readonly WayResult[] {
  return ways.filter(({ way, high }) => way !== 'retirement' || (!entry && high.retirement > 0))
}
