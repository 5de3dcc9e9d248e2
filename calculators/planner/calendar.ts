import { generateIcsCalendar } from 'ts-ics'
import { addDays, type Day, utcDate } from './day.ts'
import { foldLines } from './foldLines.ts'

export interface CalendarEntry {
  /** Stable, so that importing a later file updates the entry instead of duplicating it. */
  readonly id: string
  readonly day: Day
  readonly title: string
  readonly text: string
}

/**
 * An iCalendar file (RFC 5545) of all-day entries without a time zone.
 * @param name shown by calendar programs
 * @param host the site's host, for the entries' UIDs
 * @param stamp the day of creation
 * @returns the text of an .ics file, for `text/calendar; charset=utf-8`
 */
export function calendarFile(
  name: string,
  host: string,
  stamp: Day,
  entries: readonly CalendarEntry[],
): string {
  const written = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${host}//planner//EN`,
    name,
    events: entries.map(({ id, day, title, text }) => ({
      uid: `${id}@${host}`,
      summary: title,
      description: text,
      stamp: { date: utcDate(stamp) },
      start: { type: 'DATE', date: utcDate(day) },
      end: { type: 'DATE', date: utcDate(addDays(day, 1)) },
    })),
  })
  return foldLines(written)
}
