import { addDays, type Day } from './day.ts'
import { foldLines } from './foldLines.ts'

/** Placeholders for the day of creation and for the day of an entry. No plan reaches that century. */
export const placeholderStamp: Day = '1900-01-01'
export const placeholderDay: Day = '1900-01-03'
export const placeholderTitle = '{title}'
/** At the end of an entry's id, for steps that have several. */
export const placeholderPart = '{part}'

export interface FilledEntry {
  /** Which entry of the template, from 0; several may come from one. */
  readonly at: number
  readonly day: Day
  readonly title: string
  /** Distinguishes entries that come from one of the template's. */
  readonly part?: string
}

/**
 * Fills a calendar template. Entries of the template that nothing refers to are left out.
 * @param template from `calendarTemplate`
 * @param stamp the day of creation
 */
export function fillCalendar(template: string, stamp: Day, filled: readonly FilledEntry[]): string {
  const text = template.replace(/\r\n[ \t]/g, '')
  const events = text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT\r\n/g) ?? []
  const [head = '', foot = ''] = [
    text.split('BEGIN:VEVENT')[0],
    text.split('END:VEVENT\r\n').at(-1),
  ]
  const written = filled.map(({ at, day, title, part = '' }) =>
    (events[at] ?? '')
      .replaceAll(short(placeholderStamp), short(stamp))
      .replaceAll(short(placeholderDay), short(day))
      .replaceAll(short(addDays(placeholderDay, 1)), short(addDays(day, 1)))
      .replaceAll(placeholderTitle, () => escaped(title))
      .replace(placeholderPart, part),
  )
  return foldLines(head + written.join('') + foot)
}

/** As iCalendar writes it: 20280331. */
function short(day: Day): string {
  return day.replaceAll('-', '')
}

/** RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&')
}
