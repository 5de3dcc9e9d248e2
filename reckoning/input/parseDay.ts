import { type Day, dayOf } from '../planner/day.ts'

/** A day that was read, or why it was not. */
export type ParsedDay =
  | { readonly ok: true; readonly day: Day }
  | { readonly ok: false; readonly code: 'empty' | 'unreadable' }

/** The year before the first of each era, whose name is written 令和 or R. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, r: 2018 }

/**
 * Reads a day as owners type it: 2028-03-31, 2028/3/31, 2028年3月31日, 令和10年3月31日, R10.3.31, in any width.
 * @param typed any text
 */
export function parseDay(typed: string): ParsedDay {
  const text = typed.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  if (text === '') return { ok: false, code: 'empty' }
  const match = /^(令和|r)?(元|\d{1,4})(?:年|[-/.])(\d{1,2})(?:月|[-/.])(\d{1,2})日?$/.exec(text)
  const [, era, year = '', month, date] = match ?? []
  const count = year === '元' ? 1 : Number(year)
  const day = match && dayOf(count + (era ? (eras[era] ?? 0) : 0), Number(month), Number(date))
  return day ? { ok: true, day } : { ok: false, code: 'unreadable' }
}
