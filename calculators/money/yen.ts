/** An amount of money: a whole number of yen, of either sign. */
export type Yen = number

/** The largest amount that the tools take, in yen: one trillion, 1兆円. */
export const largestYen: Yen = 1_000_000_000_000

/**
 * A rate as a whole number of hundred-thousandths, so that every rate of the law is exact: 15 % is 15,000,
 * 20.315 % is 20,315.
 */
export type Rate = number

/** What 100 % is as a `Rate`. */
export const whole: Rate = 100_000

/**
 * A share of an amount, exact whatever its size.
 * @param base yen, a whole number
 * @returns yen; fractions of a yen are dropped, so that a tax is never shown too large
 */
export function shareOf(base: Yen, rate: Rate): Yen {
  return Number((BigInt(base) * BigInt(rate)) / BigInt(whole))
}

/**
 * An amount times a number with decimals, for example years of profit.
 * @returns whole yen, halves away from zero
 */
export function times(amount: Yen, factor: number): Yen {
  const product = amount * factor
  return Math.sign(product) * Math.round(Math.abs(product)) + 0
}
