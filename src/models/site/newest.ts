import { articleIds } from './routes.ts'

/** The number of articles in feeds, llms.txt and the not-found page. */
const most = 20

/** The specification's carousel has four cards; the menu names the same articles. */
const latest = 4

export const newestArticles = articleIds.slice(0, most)

export const latestArticles = articleIds.slice(0, latest)
