import { addDays, type Day } from './day.ts'

/** Placeholder for the creation day. No plan reaches that century. */
export const placeholderStamp: Day = '1900-01-01'

/** Placeholder for an entry's day: two days apart, because an entry also names the following day. */
export function placeholderDay(at: number): Day {
  return addDays(placeholderStamp, 2 + 2 * at)
}

/**
 * Replaces the placeholder days of a calendar template. Real days have the same length, so folded lines stay
 * valid.
 * @param template from `calendarTemplate`
 * @param stamp the day of creation
 * @param days of the planned entries, in order
 */
export function fillCalendar(template: string, stamp: Day, days: readonly Day[]): string {
  const inPlace: Record<string, Day> = { [short(placeholderStamp)]: stamp }
  for (const [at, day] of days.entries()) {
    inPlace[short(placeholderDay(at))] = day
    inPlace[short(addDays(placeholderDay(at), 1))] = addDays(day, 1)
  }
  return template.replace(/\b1900\d{4}/g, (found) => short(inPlace[found] ?? stamp))
}

/** As iCalendar writes it: 20280331. */
function short(day: Day): string {
  return day.replaceAll('-', '')
}
