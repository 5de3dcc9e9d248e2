import { hasValidGrouping, plainText } from './plainText.ts'

export type ParsedNumber =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly code: 'empty' | 'unreadable' }

/**
 * Parses a plain number, such as years or a multiple: 30, ３０, 3.5, 30年, 3.5倍, 3.5x, 4%; 令和9年 is 2027.
 * @param typed any text
 */
export function parseNumber(typed: string): ParsedNumber {
  const text = plainText(typed)
    .replace(/^(?:令和|r)(元|\d{1,2})年?$/, (_, year) =>
      String(2018 + (year === '元' ? 1 : Number(year))),
    )
    .replace(/(?:年分?|か月|ヶ月|カ月|倍|x|%|years?|months?)$/, '')
  if (text === '') return { ok: false, code: 'empty' }
  const digits = text.replace(/^-/, '')
  if (!/^\d[\d,]*(\.\d+)?$/.test(digits) || !hasValidGrouping(digits)) {
    return { ok: false, code: 'unreadable' }
  }
  const value = Number(text.replaceAll(',', ''))
  return { ok: true, value: value + 0 }
}
