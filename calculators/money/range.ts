import type { Yen } from './yen.ts'

/** Both ends are equal where the amount is certain. */
export interface Range {
  readonly low: Yen
  readonly high: Yen
}

/** The range between two amounts in either order. */
export function range(one: Yen, other: Yen = one): Range {
  return { low: Math.min(one, other), high: Math.max(one, other) }
}

/** Adds an amount to both ends. */
export function shiftRange({ low, high }: Range, by: Yen): Range {
  return { low: low + by, high: high + by }
}

export function sumOf(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }), {
    low: 0,
    high: 0,
  })
}
