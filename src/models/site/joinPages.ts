import type { ArticleId, PageId, Route } from '../../../routing/table.ts'
import { latestArticles } from './newest.ts'
import { listedRoutes } from './routes.ts'

/** Pages for an overview of the site: all listed ones, but only the latest articles. */
export const overviewRoutes: readonly Route[] = listedRoutes.filter(
  ({ id, kind }) => kind !== 'article' || latestArticles.includes(id as ArticleId),
)

/** Adds pages to a list, each after its parent in route order, or at the end if the list lacks the parent. */
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
