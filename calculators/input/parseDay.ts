import { type Day, dayOf, lastOfMonth } from '../planner/day.ts'

export type ParsedDay =
  | { readonly ok: true; readonly day: Day }
  | { readonly ok: false; readonly code: 'empty' | 'unreadable' | 'noSuchDay' }

/** The year before year 1 of each era, written as 令和 or R. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, r: 2018, 平成: 1988, h: 1988 }

/** 2028-03-31, 2028/3/31, 2028年3月31日（金）, 令和10年3月末, R10.3.31, 2028年3月; spaces removed. */
const numeric =
  /^(令和|r|平成|h)?(元|\d{1,4})(?:年|[-/.])(\d{1,2})(?:(?:月|[-/.])(末|\d{1,2})日?(?:\([日月火水木金土]\))?|月?)$/
/** 31 March 2028, 31st of March, 2028, March 31, 2028 and March 2028; trimmed. */
const english =
  /^(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)? )?([a-z]{3})[a-z]*\.?,? (?:(\d{1,2})(?:st|nd|rd|th)?,? )?(\d{4})$/
const monthNames = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]

/**
 * Parses a day as owners type it: 2028-03-31, 2028/3/31, 2028年3月31日, 2028年3月末, 令和10年3月31日, R10.3.31, 31 March
 * 2028, March 31, 2028, full or half width. A month alone means its last day, like 2028年3月末.
 * @param typed any text
 * @returns the day; code `noSuchDay` for a date that does not exist or is outside 1900 to 2199, e.g.
 * 2027-02-29
 */
export function parseDay(typed: string): ParsedDay {
  const text = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (text === '') return { ok: false, code: 'empty' }
  const parts = numericParts(text.replaceAll(' ', '')) ?? englishParts(text)
  if (!parts) return { ok: false, code: 'unreadable' }
  const day = dayOf(...parts)
  return day ? { ok: true, day } : { ok: false, code: 'noSuchDay' }
}

type Parts = [year: number, month: number, date: number]

function numericParts(text: string): Parts | undefined {
  const [, era, written, month, date] = numeric.exec(text) ?? []
  if (!written) return undefined
  const year = (written === '元' ? 1 : Number(written)) + (era ? (eras[era] ?? 0) : 0)
  const last = date === undefined || date === '末'
  return [year, Number(month), last ? lastOfMonth(year, Number(month)) : Number(date)]
}

function englishParts(text: string): Parts | undefined {
  const [, before, name = '', after, year] = english.exec(text) ?? []
  const month = monthNames.indexOf(name) + 1
  // Day before or after the month, but not both.
  if (!month || (before && after)) return undefined
  return [Number(year), month, Number(before ?? after ?? lastOfMonth(Number(year), month))]
}
