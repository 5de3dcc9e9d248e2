import type { Language } from '../../routing/language.ts'
import { ContentError } from '../error.ts'
import { problems } from '../problems.ts'
import { headTitle, limits, unitOf, widthOf } from '../text/headTitle.ts'
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
  const unit = unitOf(language)
  const warn = (
    key: string,
    text: string,
    most: number,
    problem: typeof problems.tooWide = problems.tooWide,
  ) => {
    const width = widthOf(text, language)
    if (width <= most) return []
    return [new ContentError(head.file, problem(text, width, unit, most), [key])]
  }
  const title = headTitle(id, language, head, siteName)
  return [
    ...(head.metaTitle
      ? warn('metaTitle', title, limit.title)
      : warn('title', title, limit.title, problems.titleTooWide)),
    ...warn('description', head.description, limit.description),
  ]
}
