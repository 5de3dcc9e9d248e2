import { articleIds } from './routes.ts'

/** How many articles are named where not all can be: feeds, llms.txt, the not-found page. */
const most = 20

/** The specification's carousel has four cards; the menu names the same, /insights lists every article. */
const latest = 4

/** The newest articles, newest first. */
export const newestArticles = articleIds.slice(0, most)

/** The few that every page leads to. */
export const latestArticles = articleIds.slice(0, latest)
