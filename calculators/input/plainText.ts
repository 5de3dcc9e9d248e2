export const kanjiDigits = '〇一二三四五六七八九'

/**
 * Normalises a typed number for the parsers: half width; every minus sign as `-` (△, ▲ and brackets as in
 * accounts, マイナス, the long vowel mark that input methods give for a dash); kanji digits as digits; without
 * spaces, currency (円, 圓, ¥, JPY, yen) and words for "about" or "plus".
 */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−‐‑–—―▲△]/g, '-')
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(kanjiDigits.indexOf(digit)))
    .replace(/[\s_、]/g, '')
    .replace(/^(?:約|およそ|about|approx\.?|\+)/, '')
    .replace(/^(?:ー|マイナス|minus)/, '-')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^(-?)(?:jpy|¥)/, '$1')
    .replace(/(?:jpy|yen|円|圓)$/, '')
}

/** Whether commas group thousands, as in 1,234,567. True without commas. */
export function hasValidGrouping(digits: string): boolean {
  const [before = ''] = digits.split('.')
  return !digits.includes(',') || /^\d{1,3}(,\d{3})+$/.test(before)
}
