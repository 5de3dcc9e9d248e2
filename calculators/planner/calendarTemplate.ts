import type { Language } from '../../routing/language.ts'
import { calendarFile } from './calendar.ts'
import {
  placeholderDay,
  placeholderPart,
  placeholderStamp,
  placeholderTitle,
} from './fillCalendar.ts'
import type { FixedDate, Schedule } from './schedule.ts'

/**
 * The calendar file of a schedule with placeholders: an entry for each step, for the handover, and for each
 * legal date that applies to the exit. Made at build time, because the iCalendar library would be a third of
 * the planner's script; `fillCalendar` inserts days and titles.
 * @param schedule in one language
 * @param fixed legal dates; those of other exits are left out
 * @param name shown by calendar programs
 * @param host the site's host, for the entries' UIDs
 */
export function calendarTemplate(
  { exit, steps }: Pick<Schedule, 'exit' | 'steps'>,
  fixed: readonly FixedDate[],
  name: string,
  host: string,
  language: Language,
): string {
  const entries = [
    ...steps.map(({ id, text }) => ({ id: `${exit}-${id}${placeholderPart}`, text })),
    { id: `${exit}-handover`, text: '' },
    ...fixed.filter(({ exits }) => exits.includes(exit)).map(({ id, text }) => ({ id, text })),
  ].map((entry) => ({ ...entry, day: placeholderDay, title: placeholderTitle }))
  return calendarFile(name, host, placeholderStamp, entries, language)
}
