import type { Language, Localized } from '../../routing/language.ts'

const separators: Localized = { ja: '｜', en: ' | ' }

/** The lengths that search engines show: full-width characters in Japanese, otherwise half-width. */
export const limits: Localized<{ readonly title: number; readonly description: number }> = {
  ja: { title: 32, description: 120 },
  en: { title: 60, description: 160 },
}

interface TitleWords {
  readonly title: string
  /** A shorter title for search engines, if the page's is too long. */
  readonly metaTitle?: string | undefined
}

/**
 * The content of `<title>`: the page's title and the firm's name.
 * @param id the page's id, or null for the not-found page; the home page's title begins with the name
 */
export function headTitle(
  id: string | null,
  language: Language,
  { title, metaTitle = title }: TitleWords,
  siteName: string,
): string {
  const parts = id === 'home' ? [siteName, metaTitle] : [metaTitle, siteName]
  return parts.join(separators[language])
}

/** The unit of these limits, in English. */
export function unitOf(language: Language): string {
  return language === 'ja' ? 'full-width characters (half-width ones count half)' : 'characters'
}

/** Text width in the unit of its language's limits: a half-width character is half a full-width one. */
export function widthOf(text: string, language: Language): number {
  const characters = [...text]
  if (language === 'en') return characters.length
  const half = characters.filter((character) => /[ -~\u00a0-\u00ff\uff61-\uff9f]/.test(character))
  return characters.length - half.length / 2
}
