import type { Language } from '../../../routing/language.ts'

/** @param date year, year-month or year-month-day, e.g. 2025-10-29 */
export function formatDate(date: string, language: Language): string {
  const [year, month, day] = date.split('-')
  const options: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  }
  const locale = language === 'ja' ? 'ja-JP' : 'en-GB'
  return new Intl.DateTimeFormat(locale, options).format(
    new Date(`${year}-${month ?? '01'}-${day ?? '01'}`),
  )
}

/**
 * The start of a day in Japan, for machines.
 * @param day e.g. 2025-10-29
 * @returns e.g. 2025-10-29T00:00:00+09:00
 */
export function startOfDay(day: string): string {
  return `${day}T00:00:00+09:00`
}
