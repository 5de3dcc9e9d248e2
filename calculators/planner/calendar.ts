import { generateIcsCalendar } from 'ts-ics'
import type { Language } from '../../routing/language.ts'
import { addDays, type Day, utcDate } from './day.ts'
import { foldLines } from './foldLines.ts'

export interface CalendarEntry {
  /** Stable, so that importing a later file updates the entry instead of duplicating it. */
  readonly id: string
  readonly day: Day
  readonly title: string
  readonly text: string
}

/** At nine in the morning, a week before. */
const alarm = { before: true, days: 6, hours: 15 }

/**
 * An iCalendar file (RFC 5545) of all-day entries without a time zone, each with an alarm a week before.
 * @param name shown by calendar programs
 * @param host the site's host, for the entries' UIDs
 * @param stamp the day of creation
 * @param language of the entries
 * @returns the text of an .ics file, for `text/calendar; charset=utf-8`
 */
export function calendarFile(
  name: string,
  host: string,
  stamp: Day,
  entries: readonly CalendarEntry[],
  language: Language,
): string {
  const written = generateIcsCalendar({
    version: '2.0',
    prodId: `-//${host}//planner//${language.toUpperCase()}`,
    name,
    events: entries.map(({ id, day, title, text }) => ({
      uid: `${id}@${host}`,
      summary: title,
      description: text,
      stamp: { date: utcDate(stamp) },
      start: { type: 'DATE', date: utcDate(day) },
      end: { type: 'DATE', date: utcDate(addDays(day, 1)) },
      alarms: [
        {
          action: 'DISPLAY',
          description: title,
          trigger: { type: 'relative', value: alarm },
        },
      ],
    })),
  })
  return foldLines(written)
}
