import { topicIds } from '../../../content-reader/schema/topics.ts'
import { type ArticleId, fixedRoutes, type PageId, type Route } from '../../../routing/table.ts'
import { words } from './site.ts'

/** Every article, newest first; those of one day in the order of their topics. */
export const articleIds: readonly ArticleId[] = words.articleIds.toSorted((a, b) => {
  const [one, two] = [words.article(a).ja, words.article(b).ja]
  const byTopic = topicIds.indexOf(one.topic) - topicIds.indexOf(two.topic)
  return two.published.localeCompare(one.published) || byTopic
})

/** Every page: those of the route table, in its order, then the articles. */
export const routes: readonly Route[] = [
  ...fixedRoutes,
  ...articleIds.map((id): Route => {
    const { address, parent } = words.article(id).ja
    return { id, path: address, kind: 'article', parent }
  }),
]

/** Those that are found by links and in search engines. */
export const listedRoutes = routes.filter(({ listed }) => listed !== false)

const byId = new Map(routes.map((route) => [route.id, route]))

/**
 * The route of a page.
 * @throws Error when there is no such page
 */
export function route(id: PageId): Route {
  const found = byId.get(id)
  if (!found) throw new Error(`There is no page "${id}": add it to routing/table.ts.`)
  return found
}
