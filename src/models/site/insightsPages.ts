import { localAddress } from '../../../routing/address.ts'
import type { Language } from '../../../routing/language.ts'
import type { ArticleId, PageId } from '../../../routing/table.ts'
import { articleIds, route } from './routes.ts'

/**
 * The index of articles is on as many pages as it needs: /insights, /insights/2 and so on. A page of these
 * is no page of the route table: it has the words of the first, and articles of its own.
 */

/** Cards on a page: full rows of one, two and four, within the weight that a page may have. */
const perPage = 24

/** The numbers of the pages that a page of the route table is on: 1, and for the index perhaps more. */
export function numbersOf(id: PageId): number[] {
  const pages = route(id).kind === 'insights' ? Math.ceil(articleIds.length / perPage) : 1
  return Array.from({ length: Math.max(1, pages) }, (_, at) => at + 1)
}

/** The articles on a page of the index, newest first. */
export function articlesOn(number: number): readonly ArticleId[] {
  return articleIds.slice((number - 1) * perPage, number * perPage)
}

/** The path of a page by its number: the first has none. */
export function numberedPath(id: PageId, number = 1): `/${string}` {
  const { path } = route(id)
  return number === 1 ? path : `${path}/${number}`
}

/** The address of a page by its number, within the site. */
export function numberedHref(id: PageId, language: Language, number = 1): string {
  return localAddress(numberedPath(id, number), language)
}

/** A title or another text of a page with the number of it, where it is not the first. */
export function withNumber(text: string, language: Language, number = 1): string {
  if (number === 1) return text
  return language === 'ja' ? `${text}（${number}）` : `${text} (${number})`
}
