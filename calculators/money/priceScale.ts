import { maxYen, type Yen } from './yen.ts'

/** Where curves by price are calculated. */
export interface PriceScale {
  /** The right end of the axis, in yen. */
  readonly top: Yen
  readonly ticks: readonly Yen[]
  /** From zero to `top`. */
  readonly prices: readonly Yen[]
}

const points = 60
const smallest = 100_000_000

/** An axis of prices in four steps on which a price stands about in the middle, within what calculators accept. */
export function priceScale(price: Yen): PriceScale {
  const top = Math.min(maxYen, roundTop(Math.max(smallest, 2 * price)))
  return {
    top,
    ticks: [0, 1, 2, 3, 4].map((step) => (top / 4) * step),
    prices: Array.from({ length: points + 1 }, (_, at) => Math.round((top / points) * at)),
  }
}

/** The next amount of 1, 2, 4, 6 or 8 times a power of ten, so that quarters of it are short. */
export function roundTop(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)))
  return ([1, 2, 4, 6, 8].find((each) => each * power >= amount) ?? 10) * power
}
