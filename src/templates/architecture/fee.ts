/**
 * The design fee of one stage.
 * @param cost the building cost, in yen
 * @param rate the whole fee as a share of the cost, 0 to 1
 * @param share the stage's share of the fee, 0 to 1
 * @returns yen, rounded to the nearest thousand
 */
export function stageFee(cost: number, rate: number, share: number): number {
  return Math.round((cost * rate * share) / 1000) * 1000
}
