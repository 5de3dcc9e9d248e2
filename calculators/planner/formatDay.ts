import type { Language } from '../../routing/language.ts'
import { type Day, utcDate } from './day.ts'

/** For readers: 2028年3月31日, 31 March 2028. */
export function formatDay(day: Day, language: Language): string {
  return formatted(day, language, { year: 'numeric', month: 'long', day: 'numeric' })
}

/** For a form field, as `parseDay` reads it: 2028年3月31日, 2028-03-31. */
export function typedDay(day: Day, language: Language): string {
  return language === 'ja' ? formatDay(day, language) : day
}

/** Month and year: 2028年3月, Mar 2028. */
export function formatMonth(day: Day, language: Language): string {
  return formatted(day, language, { year: 'numeric', month: 'short' })
}

/** 2028年, 2028. */
export function formatYear(day: Day, language: Language): string {
  return formatted(day, language, { year: 'numeric' })
}

function formatted(day: Day, language: Language, options: Intl.DateTimeFormatOptions): string {
  const locale = language === 'ja' ? 'ja-JP' : 'en-GB'
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(utcDate(day))
}
