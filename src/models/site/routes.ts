import { type ArticleId, fixedRoutes, type PageId, type Route } from '../../../routing/table.ts'
import { words } from './site.ts'
import { topicIds } from './topics.ts'

/** Newest first; on the same day in topic order. */
export const articleIds: readonly ArticleId[] = words.articleIds.toSorted((a, b) => {
  const [one, two] = [words.article(a).ja, words.article(b).ja]
  const byTopic = topicIds.indexOf(one.topic) - topicIds.indexOf(two.topic)
  return two.published.localeCompare(one.published) || byTopic
})

/** The public pages of the route table in order, then those of text that were added, then the articles. */
export const routes: readonly Route[] = [
  ...fixedRoutes.filter(({ id }) => !words.hidden.has(id)),
  ...words.textIds.map((id): Route => {
    const { address, kind, parent } = words.text(id).ja
    return { id, path: address, kind, parent }
  }),
  ...articleIds.map((id): Route => {
    const { address, parent } = words.article(id).ja
    return { id, path: address, kind: 'article', parent }
  }),
]

/** Pages that are linked. */
export const listedRoutes = routes.filter(({ listed }) => listed !== false)

/** Pages that search engines may index. */
export const indexedRoutes = listedRoutes.filter(({ indexed }) => indexed !== false)

const byId = new Map(routes.map((route) => [route.id, route]))

/** @throws Error if the page does not exist */
export function route(id: PageId): Route {
  const found = byId.get(id)
  if (!found) throw new Error(`There is no page "${id}": add it to routing/table.ts.`)
  return found
}
