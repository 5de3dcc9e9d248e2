import type { Language } from '../../routing/language.ts'
import { ContentError } from '../error.ts'
import { headTitle, limits, widthOf } from '../text/headTitle.ts'
import { pseudo } from '../text/pseudo.ts'

interface Head {
  readonly title: string
  readonly metaTitle?: string | undefined
  readonly description: string
  readonly file: string
}

/**
 * Warns of titles and descriptions that search engines would truncate.
 * @param id the page's id, or null for the not-found page
 */
export function headWarnings(
  id: string | null,
  language: Language,
  head: Head,
  siteName: string,
): ContentError[] {
  // The pseudo-language stretches words on purpose.
  if (pseudo) return []
  const limit = limits[language]
  const unit =
    language === 'ja' ? 'full-width characters (half-width ones count half)' : 'characters'
  const warn = (key: string, text: string, most: number, remedy: string) => {
    const width = widthOf(text, language)
    if (width <= most) return []
    const problem = `${key}: "${text}" has ${width} ${unit}, of which search engines show ${most}: ${remedy}.`
    return [new ContentError(head.file, problem)]
  }
  const title = headTitle(id, language, head, siteName)
  return [
    ...(head.metaTitle
      ? warn('metaTitle', title, limit.title, 'shorten it')
      : warn('title', title, limit.title, 'shorten it, or write a shorter one as metaTitle')),
    ...warn('description', head.description, limit.description, 'shorten it'),
  ]
}
