import { addDays, type Day, dayOf, utcDate } from './day.ts'

/**
 * Whether a day is a national holiday in Japan. Source: Act on National Holidays (国民の祝日に関する法律), arts. 2 and
 * 3, as amended up to 2018: a holiday on a Sunday moves to the next day that is none, and a day between two
 * holidays is one. The equinoxes are computed (valid until 2099); the Cabinet Office announces them each
 * February for the next year.
 * @param day from 2020 on; the moved holidays of 2020 and 2021 are not considered
 */
export function nationalHoliday(day: Day): boolean {
  if (named(day)) return true
  // Art. 3(2): up to four holidays follow one another in May.
  let before = addDays(day, -1)
  while (named(before)) {
    if (utcDate(before).getUTCDay() === 0) return true
    before = addDays(before, -1)
  }
  return named(addDays(day, -1)) && named(addDays(day, 1))
}

const fixed = [
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
]
/** Month, and which Monday of it. */
const mondays = [
  [1, 2],
  [7, 3],
  [9, 3],
  [10, 2],
] as const

function named(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  const equinoxes = [dayOf(year, 3, equinox(year, 20.8431)), dayOf(year, 9, equinox(year, 23.2488))]
  const nth = mondays.map(([month, count]) => monday(year, month, count))
  return fixed.includes(day.slice(5)) || equinoxes.includes(day) || nth.includes(day)
}

/**
 * The date of an equinox in Japan.
 * @param base in 1980, in days of its month
 */
function equinox(year: number, base: number): number {
  const passed = year - 1980
  return Math.floor(base + 0.242194 * passed) - Math.floor(passed / 4)
}

function monday(year: number, month: number, count: number): Day {
  const first = dayOf(year, month, 1) as Day
  return addDays(first, ((8 - utcDate(first).getUTCDay()) % 7) + 7 * (count - 1))
}

/**
 * Whether banks or registries are closed: Saturdays, Sundays, national holidays, and 29 December to 3 January
 * (Act on Holidays of Administrative Organs, art. 1; banks only from 31 December: Order for Enforcement of the
 * Banking Act, art. 5).
 */
export function officesClosed(day: Day): boolean {
  const weekend = utcDate(day).getUTCDay() % 6 === 0
  return weekend || /12-(29|3[01])|01-0[123]/.test(day) || nationalHoliday(day)
}

/** The last day before that banks and registries are open. */
export function openDayBefore(day: Day): Day {
  const before = addDays(day, -1)
  return officesClosed(before) ? openDayBefore(before) : before
}
