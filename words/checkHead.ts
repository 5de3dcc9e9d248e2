import { type Language, languages } from '../routing/language.ts'
import type { PageId } from '../routing/table.ts'
import { dataFiles } from './data.ts'
import { all, ContentError } from './error.ts'
import { headTitle, limits, widthOf } from './headTitle.ts'
import { pseudo } from './pseudo.ts'
import type { Words } from './words.ts'

/**
 * Titles and descriptions are no longer than search engines show them.
 * @throws ContentErrors
 */
export function checkHead(words: Words, id: PageId): void {
  const page = words.page(id)
  all(...languages.map((language) => () => check(words, id, language, page[language])))
}

/** The same of the page for addresses that do not exist. @throws ContentErrors */
export function checkNotFoundHead(words: Words): void {
  const { title, description } = words.site.notFound
  const { file } = dataFiles.site
  all(
    ...languages.map((language) => () => {
      const head = { title: title[language], description: description[language], file }
      check(words, null, language, head)
    }),
  )
}

interface Head {
  readonly title: string
  readonly metaTitle?: string | undefined
  readonly description: string
  readonly file: string
}

function check(words: Words, id: PageId | null, language: Language, head: Head): void {
  // Stretched words are too long on purpose.
  if (pseudo) return
  const limit = limits[language]
  const unit =
    language === 'ja' ? 'full-width characters (half-width ones count half)' : 'characters'
  const refuse = (key: string, text: string, most: number, remedy: string) => () => {
    const width = widthOf(text, language)
    if (width <= most) return
    const problem = `${key}: "${text}" has ${width} ${unit}, of which search engines show ${most}: ${remedy}.`
    throw new ContentError(head.file, problem)
  }
  const title = headTitle(id, language, head, words.settings.site.name)
  all(
    refuse(
      head.metaTitle ? 'metaTitle' : 'title',
      title,
      limit.title,
      head.metaTitle ? 'shorten it' : 'shorten it, or write a shorter one as metaTitle',
    ),
    refuse('description', head.description, limit.description, 'shorten it'),
  )
}
