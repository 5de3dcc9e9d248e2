import { type Rate, shareOf, type Yen } from '../money/yen.ts'

interface Band {
  readonly upTo: Yen
  readonly rate: Rate
  readonly less: Yen
}

/** 速算表: the income tax bands since 2015. Source: 国税庁 No.2260; 所得税法89条. */
export const incomeBands: readonly Band[] = [
  { upTo: 1_950_000, rate: 5_000, less: 0 },
  { upTo: 3_300_000, rate: 10_000, less: 97_500 },
  { upTo: 6_950_000, rate: 20_000, less: 427_500 },
  { upTo: 9_000_000, rate: 23_000, less: 636_000 },
  { upTo: 18_000_000, rate: 33_000, less: 1_536_000 },
  { upTo: 40_000_000, rate: 40_000, less: 2_796_000 },
]
const top = { rate: 45_000, less: 4_796_000 }

/** The rate of the highest yen, and what is subtracted from income times that rate. */
export function incomeBand(taxable: Yen): Omit<Band, 'upTo'> {
  const { rate, less } = incomeBands.find(({ upTo }) => taxable <= upTo) ?? top
  return { rate, less }
}

/**
 * Progressive income tax before surtaxes.
 * @param taxable yen; negative counts as zero
 * @returns yen, rounded down
 */
export function incomeTax(taxable: Yen): Yen {
  const { rate, less } = incomeBand(taxable)
  return Math.max(0, shareOf(Math.max(0, taxable), rate) - less)
}
