import { localAddress } from '../../../routing/address.ts'
import type { Language } from '../../../routing/language.ts'
import type { ArticleId, PageId } from '../../../routing/table.ts'
import { articleIds, route } from './routes.ts'

/**
 * The index of articles is paginated: /insights, /insights/2 and so on. Further pages are not in the route
 * table: they have the first page's words and their own articles.
 */

/** Full rows of one, two and four cards, within the page weight budget. */
const perPage = 24

/** Page numbers of a route: only 1, except for the index. */
export function numbersOf(id: PageId): number[] {
  const pages = route(id).kind === 'insights' ? Math.ceil(articleIds.length / perPage) : 1
  return Array.from({ length: Math.max(1, pages) }, (_, at) => at + 1)
}

/** Newest first. */
export function articlesOn(number: number): readonly ArticleId[] {
  return articleIds.slice((number - 1) * perPage, number * perPage)
}

/** The first page has no number in its path. */
export function numberedPath(id: PageId, number = 1): `/${string}` {
  const { path } = route(id)
  return number === 1 ? path : `${path}/${number}`
}

export function numberedHref(id: PageId, language: Language, number = 1): string {
  return localAddress(numberedPath(id, number), language)
}

/** Adds the page number, except for the first page. */
export function withNumber(text: string, language: Language, number = 1): string {
  if (number === 1) return text
  return language === 'ja' ? `${text}（${number}）` : `${text} (${number})`
}
