/** An axis of amounts, from lowest to highest. */
export interface Scale {
  readonly from: number
  readonly to: number
  /** Marked round amounts, including both ends. */
  readonly ticks: readonly number[]
}

const mostSteps = 4

/**
 * An axis that covers zero and all amounts, in at most four equal steps of 1, 2 or 5 times a power of ten.
 * @param amounts in any unit
 */
export function scaleOf(amounts: readonly number[]): Scale {
  const low = Math.min(0, ...amounts)
  const high = Math.max(1, ...amounts)
  const power = 10 ** Math.floor(Math.log10((high - low) / mostSteps))
  const steps = [1, 2, 5, 10, 20].map((times) => times * power)
  const count = (step: number) => Math.ceil(high / step) - Math.floor(low / step)
  const step = steps.find((each) => count(each) <= mostSteps) ?? 50 * power
  const first = Math.floor(low / step)
  const ticks = Array.from({ length: count(step) + 1 }, (_, at) => (first + at) * step)
  return { from: first * step, to: (first + count(step)) * step, ticks }
}

/** An amount's position on an axis, in percent. */
export function placeOn({ from, to }: Scale, amount: number): number {
  return Math.round(((amount - from) / (to - from)) * 1000) / 10
}
