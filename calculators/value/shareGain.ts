import { shareOf, type Yen } from '../money/yen.ts'

/** A private seller's gain on unlisted shares. */
export interface ShareGain {
  /** The cost used, in yen. */
  readonly cost: Yen
  /** Whether it is 5% of the price, because the real cost is unknown or lower. */
  readonly estimated: boolean
  /** At least zero: losses on unlisted shares cannot offset other income. */
  readonly gain: Yen
}

/**
 * Price − (cost + selling expenses). If the cost is unknown or below 5% of the price, 5% is used. Source: 国税庁
 * No.1464「譲渡した株式等の取得費」, No.1463 (2026).
 * @param price yen
 * @param cost yen, or null if unknown
 * @param expenses yen
 */
export function shareGain(price: Yen, cost: Yen | null, expenses: Yen): ShareGain {
  const estimate = shareOf(price, 5_000)
  const estimated = cost === null || cost < estimate
  const used = estimated ? estimate : cost
  return { cost: used, estimated, gain: Math.max(0, price - used - expenses) }
}
