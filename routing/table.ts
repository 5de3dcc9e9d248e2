/**
 * The route table: every page of the site but the articles, once. Menu, footer, breadcrumbs, canonical
 * and alternate links, and the tests' list of pages derive from it. Addresses are the specification's
 * (section 2); Japanese is at the path itself, English below /en. An article names its address in its
 * own front matter (content/articles) and joins the table in src/models/routes.ts.
 */

/** The shape of a page; each has one model (src/models), one React view and one entry (src/document/entries). */
export type Kind =
  | 'home'
  | 'contact'
  | 'sent'
  | 'essay'
  | 'profile'
  | 'testimonials'
  | 'succession'
  | 'notice'
  | 'article'
  | 'insights'
  | 'glossary'
  | 'templates'

interface TableEntry {
  readonly path: `/${string}`
  readonly kind: Kind
  /** Where the back link leads for a visitor who came from outside; null for home only. */
  readonly parent: string | null
  /** False until the page's words exist in both languages: it is neither built nor linked. */
  readonly published: boolean
  /** False for a page that is an answer: nothing links to it, and search engines leave it out. */
  readonly listed?: boolean
}

// One line a page: the table is read as a table.
// biome-ignore format: one line a page
export const table = {
  home: { path: '/', kind: 'home', parent: null, published: true },
  'about-legatus': { path: '/about-legatus', kind: 'essay', parent: 'home', published: true },
  'what-is-legatus': { path: '/what-is-legatus', kind: 'essay', parent: 'about-legatus', published: true },
  'why-companies-must-continue': { path: '/why-companies-must-continue', kind: 'essay', parent: 'about-legatus', published: true },
  business: { path: '/business', kind: 'essay', parent: 'home', published: true },
  about: { path: '/about', kind: 'profile', parent: 'home', published: true },
  testimonials: { path: '/testimonials', kind: 'testimonials', parent: 'home', published: true },
  contact: { path: '/contact', kind: 'contact', parent: 'home', published: true },
  'contact-sent': { path: '/contact/sent', kind: 'sent', parent: 'contact', published: true, listed: false },
  succession: { path: '/succession', kind: 'succession', parent: 'business', published: true },
  sales: { path: '/sales', kind: 'essay', parent: 'business', published: true },
  'website-design': { path: '/website-design', kind: 'essay', parent: 'business', published: true },
  recruiting: { path: '/recruiting', kind: 'notice', parent: 'business', published: true },
  templates: { path: '/templates', kind: 'templates', parent: 'website-design', published: false },
  insights: { path: '/insights', kind: 'insights', parent: 'home', published: true },
  'hybrid-strategy': { path: '/hybrid-strategy', kind: 'essay', parent: 'succession', published: true },
  'small-business-strategy': { path: '/small-business-strategy', kind: 'essay', parent: 'succession', published: true },
  'large-business-strategy': { path: '/large-business-strategy', kind: 'essay', parent: 'succession', published: true },
  'strategy-planning': { path: '/strategy-planning', kind: 'essay', parent: 'succession', published: true },
  'strategy-execution': { path: '/strategy-execution', kind: 'essay', parent: 'succession', published: true },
  'insourcing-strategy': { path: '/insourcing-strategy', kind: 'essay', parent: 'succession', published: true },
  'dd-support': { path: '/dd-support', kind: 'essay', parent: 'succession', published: true },
  'enhance-added-value': { path: '/enhance-added-value', kind: 'essay', parent: 'sales', published: true },
  'organizational-coaching': { path: '/organizational-coaching', kind: 'essay', parent: 'sales', published: true },
  'added-value-coaching': { path: '/added-value-coaching', kind: 'essay', parent: 'sales', published: true },
  'future-coaching': { path: '/future-coaching', kind: 'essay', parent: 'sales', published: true },
  'why-coaching': { path: '/why-coaching', kind: 'essay', parent: 'sales', published: true },
  'keyence-model': { path: '/keyence-model', kind: 'essay', parent: 'sales', published: true },
  glossary: { path: '/glossary', kind: 'glossary', parent: 'insights', published: true },
  privacy: { path: '/privacy', kind: 'essay', parent: 'contact', published: true },
} as const satisfies Record<string, TableEntry>

/** The id of a page of the table. */
export type FixedPageId = keyof typeof table

declare const article: unique symbol
/** The id of an article: its file's name in content/articles. Only the content reader makes one. */
export type ArticleId = string & { readonly [article]: true }

export type PageId = FixedPageId | ArticleId

/** A page of the table or an article, with what leads to it. */
export interface Route extends TableEntry {
  readonly id: PageId
  readonly parent: PageId | null
}

/** Whether a text is the id of a page of the table. */
export function isFixedPage(id: string): id is FixedPageId {
  return Object.hasOwn(table, id)
}

/** The routes of the table, in its order, published or not. */
export const fixedRoutes: readonly Route[] = Object.entries(table).map(([id, entry]) => ({
  id: id as FixedPageId,
  ...entry,
}))
