/** A calendar day, e.g. 2027-09-30, without time or time zone. */
export type Day = `${number}-${number}-${number}`

const oneDay = 86_400_000

/** Null if the day does not exist or is outside 1900 to 2199. */
export function dayOf(year: number, month: number, date: number): Day | null {
  if (![year, month, date].every(Number.isInteger) || year < 1900 || year > 2199) return null
  const at = new Date(Date.UTC(year, month - 1, date))
  const same = at.getUTCMonth() === month - 1 && at.getUTCDate() === date
  return same ? written(at) : null
}

export function isDay(text: string): text is Day {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && dayOf(Number(match[1]), Number(match[2]), Number(match[3])) !== null
}

/**
 * Adds months; in a shorter month the result is its last day: 31 January + 1 month is 28 or 29 February.
 * @param months a whole number; negative for earlier
 */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = lastOfMonth(first.getUTCFullYear(), first.getUTCMonth() + 1)
  first.setUTCDate(Math.min(date, last))
  return written(first)
}

/**
 * The last date of a month, 28 to 31.
 * @param month 1 to 12
 */
export function lastOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

export function addDays(day: Day, days: number): Day {
  return written(new Date(utc(day) + days * oneDay))
}

/** Days from the first day to the second; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to) - utc(from)) / oneDay
}

/**
 * The visitor's local day.
 * @param now by the visitor's clock
 */
export function localDay(now: Date): Day {
  return dayOf(now.getFullYear(), now.getMonth() + 1, now.getDate()) ?? written(now)
}

/** Midnight UTC of the day, for libraries that take a `Date`. */
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
