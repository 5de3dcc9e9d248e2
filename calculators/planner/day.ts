/** A calendar day, e.g. 2027-09-30: no time and no time zone, so it is the same day everywhere. */
export type Day = `${number}-${number}-${number}`

const oneDay = 86_400_000

/** The day of a date in UTC, or null where there is no such day in the years 1900 to 2199. */
export function dayOf(year: number, month: number, date: number): Day | null {
  if (![year, month, date].every(Number.isInteger) || year < 1900 || year > 2199) return null
  const at = new Date(Date.UTC(year, month - 1, date))
  const same = at.getUTCMonth() === month - 1 && at.getUTCDate() === date
  return same ? written(at) : null
}

/** Whether a text is a day that exists, as `Day` writes it. */
export function isDay(text: string): text is Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) !== null
}

/**
 * A day some months later. Where the month is too short it is the month's last day: one month after
 * 31 January is 28 or 29 February.
 * @param months a whole number; negative for earlier
 */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = lastOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  first.setUTCDate(Math.min(date, last))
  return written(first)
}

/** The last date of a month: 28 to 31. @param month 1 to 12 */
export function lastOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * Whether a day is a Saturday, a Sunday or one of the last and first days of a year on which banks are closed
 * (Order for Enforcement of the Banking Act, art. 5). Other national holidays are not known here.
 */
export function banksClosed(day: Day): boolean {
  return utcDate(day).getUTCDay() % 6 === 0 || /12-31|01-0[123]/.test(day)
}

/** A day some days later; negative for earlier. */
export function addDays(day: Day, days: number): Day {
  return written(new Date(utc(day) + days * oneDay))
}

/** How many days after the first day the second is; negative where it is before. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to) - utc(from)) / oneDay
}

/**
 * The day that it is where the visitor is.
 * @param now the moment, by the visitor's clock
 */
export function localDay(now: Date): Day {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? written(now)
}

/** The beginning of the day in UTC, for libraries that take a `Date`. */
export function utcDate(day: Day): Date {
  return new Date(utc(day))
}

function partsOf(day: Day) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { year, month, date }
}

function utc(day: Day): number {
  const { year, month, date } = partsOf(day)
  return Date.UTC(year, month - 1, date)
}

function written(at: Date): Day {
  return at.toISOString().slice(0, 10) as Day
}
