const kanjiDigits = '〇一二三四五六七八九'

/**
 * A number as it was typed, in the one form that the parsers read: full width becomes half width, minus signs of every
 * kind become `-` (△, ▲ and brackets of accounts, マイナス, the long vowel that an input method gives for a dash), kanji
 * digits become digits, and spaces, the currency (円, 圓, ¥, JPY, yen) and what says "about" or "plus" go.
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

/** Whether the commas of a number part thousands, as in 1,234,567. A number without any is right too. */
export function groupedRight(digits: string): boolean {
  const [before = ''] = digits.split('.')
  return !digits.includes(',') || /^\d{1,3}(,\d{3})+$/.test(before)
}
