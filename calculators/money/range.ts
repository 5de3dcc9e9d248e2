import type { Yen } from './yen.ts'

/** From the lower to the higher amount; both are the same where there is no doubt. */
export interface Range {
  readonly low: Yen
  readonly high: Yen
}

/** A range of two amounts, whichever is the lower. */
export function range(one: Yen, other: Yen = one): Range {
  return { low: Math.min(one, other), high: Math.max(one, other) }
}

/** An amount added to both ends of a range. */
export function shifted({ low, high }: Range, by: Yen): Range {
  return { low: low + by, high: high + by }
}

/** The sum of ranges, end by end. */
export function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  })
}
