import { addDays, type Day } from './day.ts'

/** In a template, the day on which the file is made. No plan reaches into that century. */
export const stampInPlace: Day = '1900-01-01'

/** In a template, the day of an entry: two days apart, because an entry names the day after its own as well. */
export function dayInPlace(at: number): Day {
  return addDays(stampInPlace, 2 + 2 * at)
}

/**
 * Puts days into a calendar file's template. They are as long as those they replace, so that its lines stay folded
 * where they were.
 * @param template as `calendarTemplate` makes it
 * @param stamp the day on which the file is made
 * @param days those of its planned entries, in their order
 */
export function fillCalendar(template: string, stamp: Day, days: readonly Day[]): string {
  const inPlace: Record<string, Day> = { [short(stampInPlace)]: stamp }
  for (const [at, day] of days.entries()) {
    inPlace[short(dayInPlace(at))] = day
    inPlace[short(addDays(dayInPlace(at), 1))] = addDays(day, 1)
  }
  return template.replace(/\b1900\d{4}/g, (found) => short(inPlace[found] ?? stamp))
}

/** A day as calendar files write it: 20280331. */
function short(day: Day): string {
  return day.replaceAll('-', '')
}
