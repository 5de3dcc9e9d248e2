import { fullRate, type Rate, shareOf, type Yen } from '../money/yen.ts'

/** A band of a rate table, up to and including an amount. */
export interface Band {
  /** Yen; null for the last band, which is open. */
  readonly upTo: Yen | null
  readonly rate: Rate
}

/**
 * The Lehman formula as commonly used in Japan: 5% up to 500 million yen, 4% to 1 billion, 3% to 5 billion,
 * 2% to 10 billion, 1% above. Source: M&A支援機関登録制度・登録支援機関データベース, https://ma-shienkikan.go.jp/search (2026). No
 * law prescribes it.
 */
export const lehman: readonly Band[] = [
  { upTo: 500_000_000, rate: 5_000 },
  { upTo: 1_000_000_000, rate: 4_000 },
  { upTo: 5_000_000_000, rate: 3_000 },
  { upTo: 10_000_000_000, rate: 2_000 },
  { upTo: null, rate: 1_000 },
]

export interface BandFee extends Band {
  readonly from: Yen
  /** The part of the base within this band, in yen. */
  readonly part: Yen
  readonly fee: Yen
}

/**
 * The fee per band: each rate applies only to the part of the base in its band.
 * @param base yen; negative counts as zero
 * @param table ascending; the last band is open
 * @returns one entry per band that the base reaches, at least the first
 */
export function feeByBand(base: Yen, table: readonly Band[]): readonly BandFee[] {
  let from = 0
  const bands: BandFee[] = []
  for (const band of table) {
    if (bands.length && base <= from) break
    const part = Math.max(0, Math.min(base, band.upTo ?? base) - from)
    bands.push({ ...band, from, part, fee: shareOf(part, band.rate) })
    from = band.upTo ?? from
  }
  return bands
}

/**
 * Validates a rate table that a visitor entered.
 * @returns the first invalid band, or null
 */
export function tableFault(
  table: readonly Band[],
): { at: number; code: 'order' | 'rate' | 'end' } | null {
  let from = 0
  for (const [at, { upTo, rate }] of table.entries()) {
    const last = at === table.length - 1
    if (!Number.isInteger(rate) || rate < 0 || rate > fullRate) return { at, code: 'rate' }
    if ((upTo === null) !== last) return { at, code: 'end' }
    if (upTo === null) continue
    if (!Number.isInteger(upTo) || upTo <= from) return { at, code: 'order' }
    from = upTo
  }
  return table.length ? null : { at: 0, code: 'end' }
}
