import { type Rate, shareOf, type Yen } from '../money/yen.ts'

/** A band of a table of rates: up to and including an amount; the last band has no end. */
export interface Band {
  /** Yen, or null for the last band. */
  readonly upTo: Yen | null
  readonly rate: Rate
}

/**
 * The Lehman formula as it is usual in Japan: up to 500 million yen 5 %, to 1 billion 4 %, to 5 billion 3 %,
 * to 10 billion 2 %, above 1 %.
 * Source: M&A支援機関登録制度・登録支援機関データベース, https://ma-shienkikan.go.jp/search (2026). No law fixes it.
 */
export const lehman: readonly Band[] = [
  { upTo: 500_000_000, rate: 5_000 },
  { upTo: 1_000_000_000, rate: 4_000 },
  { upTo: 5_000_000_000, rate: 3_000 },
  { upTo: 10_000_000_000, rate: 2_000 },
  { upTo: null, rate: 1_000 },
]

/** The part of a fee that one band gives. */
export interface BandFee extends Band {
  readonly from: Yen
  /** The part of the base that is in the band, in yen. */
  readonly part: Yen
  readonly fee: Yen
}

/**
 * The fee on a base, band by band: each rate counts only for the part of the base in its band.
 * @param base yen; below zero counts as zero
 * @param table from the lowest band to the last, which has no end
 * @returns one entry a band that the base reaches, at least the first
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
 * What is wrong with a table of rates that somebody entered, by its band.
 * @returns null for a table that can be used
 */
export function tableFault(
  table: readonly Band[],
): { at: number; code: 'order' | 'rate' | 'end' } | null {
  let from = 0
  for (const [at, { upTo, rate }] of table.entries()) {
    const last = at === table.length - 1
    if (!Number.isInteger(rate) || rate < 0 || rate > 100_000) return { at, code: 'rate' }
    if ((upTo === null) !== last) return { at, code: 'end' }
    if (upTo === null) continue
    if (!Number.isInteger(upTo) || upTo <= from) return { at, code: 'order' }
    from = upTo
  }
  return table.length ? null : { at: 0, code: 'end' }
}
