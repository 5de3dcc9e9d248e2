import { type CalendarEntry, calendarFile } from './calendar.ts'
import { addDays } from './day.ts'
import { dayInPlace, stampInPlace } from './fillCalendar.ts'
import type { FixedDate, Schedule } from './schedule.ts'

/**
 * A calendar file of the steps to an exit, the fixed dates that matter to it and the handover, in which days that
 * are not in use stand for the planned ones. The build makes it, because the library that writes it is a
 * third of the script that the planner may have; `fillCalendar` puts the days in.
 * @param schedule in one language
 * @param fixed dates of the law; those of other exits are left out
 * @param words the calendar's name, and the title of a step's entry with {step} for the step's name
 * @param host the site's host, for the entries' ids
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
    ...planned.map((entry, at) => ({ ...entry, day: dayInPlace(at) })),
    ...fixed
      .filter(({ exits }) => exits.includes(exit))
      .map(({ id, date, label, text }) => ({
        id,
        day: addDays(date as CalendarEntry['day'], 0),
        title: label,
        text,
      })),
  ]
  return calendarFile(words.name, host, stampInPlace, entries)
}
