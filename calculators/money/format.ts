import type { Language } from '../../routing/language.ts'
import { fullRate, type Rate, roundAway, type Yen } from './yen.ts'

const thousands = new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 })

/**
 * Formats an amount exactly, to the yen: 1億2,000万円, 1億2,345万6,789円; 120 million yen, 1.25 billion yen,
 * 123,456,789 yen. English uses million and billion only where two decimals are exact. `parseYen` parses
 * every result back to the same amount.
 * @param amount whole yen
 */
export function formatYen(amount: Yen, language: Language): string {
  const sign = amount < 0 ? '−' : ''
  const size = Math.abs(amount)
  return language === 'ja' ? `${sign}${japanese(size)}円` : `${sign}${english(size)} yen`
}

/** Rounds an estimate to 10,000 yen, halves away from zero. */
export function roundedYen(amount: Yen): Yen {
  return roundAway(amount / 10_000) * 10_000
}

/** A rate in percent, exact: 20.315%. */
export function formatRate(rate: Rate): string {
  return `${thousands.format((rate / fullRate) * 100)}%`
}

function japanese(size: number): string {
  const parts = [
    [10 ** 12, '兆'],
    [10 ** 8, '億'],
    [10 ** 4, '万'],
    [1, ''],
  ] as const
  let rest = size
  const written = parts.map(([unit, name]) => {
    const count = Math.floor(rest / unit)
    rest %= unit
    return count ? `${thousands.format(count)}${name}` : ''
  })
  return written.join('') || '0'
}

function english(size: number): string {
  if (size >= 10 ** 9 && size % 10 ** 7 === 0) return `${thousands.format(size / 10 ** 9)} billion`
  if (size >= 10 ** 6 && size % 10 ** 4 === 0) return `${thousands.format(size / 10 ** 6)} million`
  return thousands.format(size)
}
