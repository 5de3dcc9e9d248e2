const kanjiDigits = '〇一二三四五六七八九'

/**
 * A number as it was typed, in the one form that the parsers read: full width becomes half width, minus signs
 * of every kind (△ and ▲ of Japanese accounts too) become `-`, kanji digits become digits, and spaces and the
 * currency (円, 圓, ¥, JPY, yen) go.
 */
export function plainText(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[−‐‑–—―▲△]/g, '-')
    .replace(/[〇一二三四五六七八九]/g, (digit) => String(kanjiDigits.indexOf(digit)))
    .replace(/[\s_、]/g, '')
    .replace(/^(-?)(?:jpy|¥)/, '$1')
    .replace(/(?:jpy|yen|円|圓)$/, '')
}

/** Whether the commas of a number part thousands, as in 1,234,567. A number without any is right too. */
export function groupedRight(digits: string): boolean {
  const [before = ''] = digits.split('.')
  return !digits.includes(',') || /^\d{1,3}(,\d{3})+$/.test(before)
}
