import { type CalendarEntry, calendarFile } from './calendar.ts'
import { addDays } from './day.ts'
import { placeholderDay, placeholderStamp } from './fillCalendar.ts'
import type { FixedDate, Schedule } from './schedule.ts'

/**
 * The calendar file of a schedule with placeholder days: its steps, the legal dates that apply to the exit,
 * and the handover. Made at build time, because the iCalendar library would be a third of the planner's
 * script; `fillCalendar` inserts the real days.
 * @param schedule in one language
 * @param fixed legal dates; those of other exits are left out
 * @param words the calendar's name, and the entry title with {step} as placeholder
 * @param host the site's host, for the entries' UIDs
 */
export function calendarTemplate(
  { exit, day, steps }: Pick<Schedule, 'exit' | 'day' | 'steps'>,
  fixed: readonly FixedDate[],
  words: { readonly name: string; readonly begin: string },
  host: string,
): string {
  const planned = [
    ...steps.map(({ id, label, text }) => ({
      id: `${exit}-${id}`,
      title: words.begin.replace('{step}', () => label),
      text,
    })),
    { id: `${exit}-handover`, title: day, text: '' },
  ]
  const entries: readonly CalendarEntry[] = [
    ...planned.map((entry, at) => ({ ...entry, day: placeholderDay(at) })),
    ...fixed
      .filter(({ exits }) => exits.includes(exit))
      .map(({ id, date, label, text }) => ({
        id,
        day: addDays(date as CalendarEntry['day'], 0),
        title: label,
        text,
      })),
  ]
  return calendarFile(words.name, host, placeholderStamp, entries)
}
