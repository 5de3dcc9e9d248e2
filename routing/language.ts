/** The site's languages; Japanese is the default (specification, section 1). */
export const languages = ['ja', 'en'] as const

export type Language = (typeof languages)[number]

/** A value in every language; there is no fallback between languages. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/** The target of the language switch. */
export function otherLanguage(language: Language): Language {
  return language === 'ja' ? 'en' : 'ja'
}
