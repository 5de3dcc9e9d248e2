import type { ArticleId, PageId, Route } from '../../../routing/table.ts'
import { latestArticles } from './newest.ts'
import { listedRoutes } from './routes.ts'

/** What an overview of the whole site has: all pages that are listed, and of the articles the latest. */
export const overviewRoutes: readonly Route[] = listedRoutes.filter(
  ({ id, kind }) => kind !== 'article' || latestArticles.includes(id as ArticleId),
)

/**
 * A list of pages with those that join it: each follows its parent, in the order of the routes, and is last
 * where the list does not have its parent.
 */
export function joinPages(
  pages: readonly PageId[],
  joining: readonly Pick<Route, 'id' | 'parent'>[],
): PageId[] {
  const listed = [...pages]
  // The last page so far that follows a parent, or the parent itself.
  const last = new Map<PageId, PageId>()
  for (const { id, parent } of joining) {
    const above = parent && listed.includes(parent) ? parent : null
    const before = above ? (last.get(above) ?? above) : listed.at(-1)
    listed.splice(before ? listed.indexOf(before) + 1 : 0, 0, id)
    if (above) last.set(above, id)
  }
  return listed
}
