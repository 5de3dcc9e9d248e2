import { generateIcsCalendar } from 'ts-ics'
import { addDays, type Day, utcDate } from './day.ts'
import { foldLines } from './foldLines.ts'

/** An entry of a calendar file: a whole day. */
export interface CalendarEntry {
  /** The same entry has the same id, so that a calendar that reads a later file does not have it twice. */
  readonly id: string
  readonly day: Day
  readonly title: string
  readonly text: string
}

/**
 * A calendar file (iCalendar, RFC 5545) with one whole day an entry, without any time zone.
 * @param name what calendars show as its name
 * @param host the site's host, for the entries' ids
 * @param stamp the day on which the file is made
 * @param entries in any order
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
