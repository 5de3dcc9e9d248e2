import type { PageContent } from './content/page.ts'
import { fill, words } from './content/words.ts'
import { formatDate } from './dates.ts'
import { pageName } from './frame.ts'
import type { Language } from './language.ts'
import { href } from './links.ts'
import { type PageId, route } from './routes.ts'

/** The way back from a page: to its parent, or to the nearest ancestor that is published. */
export function backLink(id: PageId, language: Language) {
  let { parent } = route(id)
  while (parent && !route(parent).published) parent = route(parent).parent
  if (!parent) return null
  const label = fill(words.back[language], { page: pageName(parent, language) })
  return { href: href(parent, language), label }
}

/** The page's next page, or null where there is none or it is not published yet. */
export function nextLink({ next }: PageContent, language: Language) {
  if (!next || !route(next.page).published) return null
  return { href: href(next.page, language), text: next.text }
}

/** The sources of the figures in a page's text, each with its date. */
export function sourceNotes({ notes }: PageContent, language: Language): string[] {
  return notes.map(({ text, published }) => {
    const date = fill(words.published[language], { date: formatDate(published, language) })
    return language === 'ja' ? `${text}、${date}` : `${text}, ${date}`
  })
}
