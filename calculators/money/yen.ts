/** An amount of money in whole yen, positive or negative. */
export type Yen = number

/** The largest amount that the tools accept: one trillion yen, 1兆円. */
export const maxYen: Yen = 1_000_000_000_000

/**
 * A rate in hundred-thousandths, so that every statutory rate is a whole number: 15% is 15,000, 20.315% is
 * 20,315.
 */
export type Rate = number

/** 100% as a `Rate`. */
export const fullRate: Rate = 100_000

/**
 * A share of an amount, exact at any size.
 * @param base whole yen
 * @returns yen, rounded towards zero, so that a tax is never overstated
 */
export function shareOf(base: Yen, rate: Rate): Yen {
  return Number((BigInt(base) * BigInt(rate)) / BigInt(fullRate))
}

/** A number rounded to a whole one, halves away from zero, so that a loss is rounded as a gain is; never −0. */
export function roundAway(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value)) + 0
}

/**
 * An amount times a decimal factor, such as years of profit.
 * @returns whole yen, halves away from zero
 */
export function multiplyYen(amount: Yen, factor: number): Yen {
  return roundAway(amount * factor)
}
