/**
 * The route table: every screen of the site, once. Pages, menu, footer, breadcrumbs, canonical and
 * alternate links and the tests' list of pages derive from it. Addresses are the specification's
 * (section 2); Japanese stands at the path itself, English below /en.
 */

/** The shape of a page; each has one React view and one entry in `src/document/entries/`. */
export type View =
  | 'home'
  | 'contact'
  | 'essay'
  | 'profile'
  | 'testimonials'
  | 'succession'
  | 'notice'
  | 'insight'
  | 'insights'
  | 'glossary'
  | 'templates'

interface RouteEntry {
  readonly path: `/${string}`
  readonly view: View
  /** Where the back link leads for a visitor who came from outside; null for home only. */
  readonly parent: string | null
  /** False until the page's words exist in both languages: it is neither built nor linked. */
  readonly published: boolean
}

// One line a page: the table is read as a table.
// biome-ignore format: one line a page
const table = {
  home: { path: '/', view: 'home', parent: null, published: true },
  'about-legatus': { path: '/about-legatus', view: 'essay', parent: 'home', published: true },
  'what-is-legatus': { path: '/what-is-legatus', view: 'essay', parent: 'about-legatus', published: true },
  'why-companies-must-continue': { path: '/why-companies-must-continue', view: 'essay', parent: 'about-legatus', published: true },
  business: { path: '/business', view: 'essay', parent: 'home', published: true },
  about: { path: '/about', view: 'profile', parent: 'home', published: true },
  testimonials: { path: '/testimonials', view: 'testimonials', parent: 'home', published: true },
  contact: { path: '/contact', view: 'contact', parent: 'home', published: true },
  succession: { path: '/succession', view: 'succession', parent: 'business', published: true },
  sales: { path: '/sales', view: 'essay', parent: 'business', published: true },
  'website-design': { path: '/website-design', view: 'essay', parent: 'business', published: true },
  recruiting: { path: '/recruiting', view: 'notice', parent: 'business', published: true },
  templates: { path: '/templates', view: 'templates', parent: 'website-design', published: false },
  insights: { path: '/insights', view: 'insights', parent: 'home', published: true },
  'digital-transformation': { path: '/digital-transformation', view: 'insight', parent: 'insights', published: true },
  'manufacturing-industry': { path: '/manufacturing-industry', view: 'insight', parent: 'insights', published: true },
  'population-decline': { path: '/population-decline', view: 'insight', parent: 'insights', published: true },
  'esg-investment': { path: '/esg-investment', view: 'insight', parent: 'insights', published: true },
  'hybrid-strategy': { path: '/hybrid-strategy', view: 'essay', parent: 'succession', published: true },
  'small-business-strategy': { path: '/small-business-strategy', view: 'essay', parent: 'succession', published: true },
  'large-business-strategy': { path: '/large-business-strategy', view: 'essay', parent: 'succession', published: true },
  'strategy-planning': { path: '/strategy-planning', view: 'essay', parent: 'succession', published: true },
  'strategy-execution': { path: '/strategy-execution', view: 'essay', parent: 'succession', published: true },
  'insourcing-strategy': { path: '/insourcing-strategy', view: 'essay', parent: 'succession', published: true },
  'dd-support': { path: '/dd-support', view: 'essay', parent: 'succession', published: true },
  'enhance-added-value': { path: '/enhance-added-value', view: 'essay', parent: 'sales', published: true },
  'organizational-coaching': { path: '/organizational-coaching', view: 'essay', parent: 'sales', published: true },
  'added-value-coaching': { path: '/added-value-coaching', view: 'essay', parent: 'sales', published: true },
  'future-coaching': { path: '/future-coaching', view: 'essay', parent: 'sales', published: true },
  'why-coaching': { path: '/why-coaching', view: 'essay', parent: 'sales', published: true },
  'keyence-model': { path: '/keyence-model', view: 'essay', parent: 'sales', published: true },
  glossary: { path: '/glossary', view: 'glossary', parent: 'insights', published: true },
  privacy: { path: '/privacy', view: 'essay', parent: 'contact', published: true },
} as const satisfies Record<string, RouteEntry>

export type PageId = keyof typeof table

export interface Route extends RouteEntry {
  readonly id: PageId
  readonly parent: PageId | null
}

/** Every route in the order of the table, published or not. */
export const routes: readonly Route[] = Object.entries(table).map(([id, entry]) => ({
  id: id as PageId,
  ...entry,
}))

/** The routes that are built and linked. */
export const publishedRoutes = routes.filter((route) => route.published)

/**
 * The route of a page.
 * @param id the page's id in the route table
 */
export function route(id: PageId): Route {
  return { id, ...table[id] }
}

/** Pages whose subtitle fades in after 200 ms (specification, section 4). */
export const fadingPages: readonly PageId[] = [
  'future-coaching',
  'why-coaching',
  'organizational-coaching',
  'added-value-coaching',
]

/** Whether a text is the id of a page, e.g. one that an editor typed into a link. */
export function isPageId(text: string): text is PageId {
  return Object.hasOwn(table, text)
}
