import type { Language } from '../../../routing/language.ts'

const locale = { ja: 'ja-JP', en: 'en-GB' } as const

/**
 * A day without year: 10月18日, 18 Oct.
 * @param date month and day, e.g. '10-18'
 */
export function dayOfYear(date: string, language: Language): string {
  // A leap year, so that 29 February exists.
  const day = new Date(`2024-${date}T00:00:00Z`)
  const month = language === 'ja' ? 'long' : 'short'
  const options = { day: 'numeric', month, timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale[language], options).format(day)
}
