/**
 * The route table: every page except articles and added pages of text. Menu, footer, breadcrumbs, canonical and
 * alternate links and the tests' page list derive from it. Addresses come from the specification (section 2). The
 * others name their address in their front matter and join the table in src/models/site/routes.ts.
 */

/** The kind of a page; each has one model (src/models), one view (src/views) and one entry (src/layout/entries). */
export type Kind =
  | 'home'
  | 'contact'
  | 'sent'
  | 'essay'
  | 'service'
  | 'hub'
  | 'plain'
  | 'tool'
  | 'profile'
  | 'testimonials'
  | 'succession'
  | 'notice'
  | 'article'
  | 'insights'
  | 'news'
  | 'glossary'
  | 'search'
  | 'templates'

interface TableEntry {
  readonly path: `/${string}`
  readonly kind: Kind
  /** Target of the back link for visitors who came from outside; null only for home. */
  readonly parent: string | null
  /**
   * False for result pages such as “message sent”: no built page links to them and search engines must not
   * index them.
   */
  readonly listed?: boolean
  /** False for listed pages that search engines must not index: their content depends on the query. */
  readonly indexed?: boolean
}

// biome-ignore format: one line per page keeps the table readable
export const table = {
  home: { path: '/', kind: 'home', parent: null },
  'about-legatus': { path: '/about-legatus', kind: 'essay', parent: 'home' },
  'what-is-legatus': { path: '/what-is-legatus', kind: 'essay', parent: 'about-legatus' },
  'why-companies-must-continue': { path: '/why-companies-must-continue', kind: 'essay', parent: 'about-legatus' },
  business: { path: '/business', kind: 'hub', parent: 'home' },
  about: { path: '/about', kind: 'profile', parent: 'home' },
  testimonials: { path: '/testimonials', kind: 'testimonials', parent: 'home' },
  contact: { path: '/contact', kind: 'contact', parent: 'home' },
  'contact-sent': { path: '/contact/sent', kind: 'sent', parent: 'contact', listed: false },
  succession: { path: '/succession', kind: 'succession', parent: 'business' },
  sales: { path: '/sales', kind: 'hub', parent: 'business' },
  'website-design': { path: '/website-design', kind: 'service', parent: 'business' },
  recruiting: { path: '/recruiting', kind: 'notice', parent: 'business' },
  templates: { path: '/templates', kind: 'templates', parent: 'website-design' },
  insights: { path: '/insights', kind: 'insights', parent: 'home' },
  'hybrid-strategy': { path: '/hybrid-strategy', kind: 'service', parent: 'succession' },
  'small-business-strategy': { path: '/small-business-strategy', kind: 'service', parent: 'succession' },
  'large-business-strategy': { path: '/large-business-strategy', kind: 'service', parent: 'succession' },
  'strategy-planning': { path: '/strategy-planning', kind: 'service', parent: 'succession' },
  'strategy-execution': { path: '/strategy-execution', kind: 'service', parent: 'succession' },
  'insourcing-strategy': { path: '/insourcing-strategy', kind: 'service', parent: 'succession' },
  'dd-support': { path: '/dd-support', kind: 'service', parent: 'succession' },
  'enhance-added-value': { path: '/enhance-added-value', kind: 'essay', parent: 'sales' },
  'organizational-coaching': { path: '/organizational-coaching', kind: 'service', parent: 'sales' },
  'added-value-coaching': { path: '/added-value-coaching', kind: 'service', parent: 'sales' },
  'future-coaching': { path: '/future-coaching', kind: 'essay', parent: 'sales' },
  'why-coaching': { path: '/why-coaching', kind: 'essay', parent: 'sales' },
  'keyence-model': { path: '/keyence-model', kind: 'essay', parent: 'sales' },
  fees: { path: '/fees', kind: 'tool', parent: 'business' },
  value: { path: '/value', kind: 'tool', parent: 'succession' },
  'exit-finder': { path: '/exit-finder', kind: 'tool', parent: 'succession' },
  planner: { path: '/planner', kind: 'tool', parent: 'succession' },
  summary: { path: '/summary', kind: 'tool', parent: 'value', listed: false },
  'family-succession': { path: '/family-succession', kind: 'plain', parent: 'succession' },
  'employee-succession': { path: '/employee-succession', kind: 'plain', parent: 'succession' },
  'winding-up': { path: '/winding-up', kind: 'plain', parent: 'succession' },
  protection: { path: '/protection', kind: 'plain', parent: 'succession' },
  'under-two-years': { path: '/under-two-years', kind: 'plain', parent: 'succession' },
  employees: { path: '/employees', kind: 'plain', parent: 'succession' },
  'losses-and-debts': { path: '/losses-and-debts', kind: 'plain', parent: 'succession' },
  buyers: { path: '/buyers', kind: 'plain', parent: 'succession' },
  'after-the-sale': { path: '/after-the-sale', kind: 'plain', parent: 'succession' },
  shareholders: { path: '/shareholders', kind: 'plain', parent: 'succession' },
  subsidies: { path: '/subsidies', kind: 'plain', parent: 'succession' },
  licences: { path: '/licences', kind: 'plain', parent: 'succession' },
  'sole-proprietors': { path: '/sole-proprietors', kind: 'plain', parent: 'succession' },
  'first-talk': { path: '/first-talk', kind: 'plain', parent: 'contact' },
  news: { path: '/news', kind: 'news', parent: 'about' },
  people: { path: '/people', kind: 'plain', parent: 'about' },
  cases: { path: '/cases', kind: 'plain', parent: 'testimonials' },
  numbers: { path: '/numbers', kind: 'plain', parent: 'insights' },
  glossary: { path: '/glossary', kind: 'glossary', parent: 'insights' },
  search: { path: '/search', kind: 'search', parent: 'home', indexed: false },
  accessibility: { path: '/accessibility', kind: 'plain', parent: 'contact' },
  privacy: { path: '/privacy', kind: 'plain', parent: 'contact' },
} as const satisfies Record<string, TableEntry>

export type FixedPageId = keyof typeof table

/** Pages that code links to, of kinds of which others can be withdrawn. */
export const neededPages: readonly FixedPageId[] = ['about-legatus', 'first-talk', 'privacy']

declare const article: unique symbol
/** An article's id: its file name in content/articles. Only the content reader creates one. */
export type ArticleId = string & { readonly [article]: true }

declare const text: unique symbol
/** The id of a page of text that is not in the table: its file name in content/texts. Only the content reader creates one. */
export type TextId = string & { readonly [text]: true }

/** A page that has its address in its file. */
export type AddedId = ArticleId | TextId

export type PageId = FixedPageId | AddedId

/** Kinds of which pages of text can be added. */
export const textKinds = ['essay', 'service', 'plain'] as const satisfies readonly Kind[]

/** Kinds that link to the pages of text below them. */
export const parentKinds: readonly Kind[] = [
  ...textKinds,
  'hub',
  'profile',
  'testimonials',
  'succession',
]

export interface Route extends TableEntry {
  readonly id: PageId
  readonly parent: PageId | null
}

export function isFixedPage(id: string): id is FixedPageId {
  return Object.hasOwn(table, id)
}

export const fixedRoutes = routesOf(table)

/**
 * The routes of a table.
 * @throws Error if a parent is not in it
 */
export function routesOf(table: Readonly<Record<string, TableEntry>>): readonly Route[] {
  return Object.entries(table).map(([id, entry]) => {
    if (entry.parent !== null && !Object.hasOwn(table, entry.parent)) {
      throw new Error(
        `routing/table.ts: ${id}.parent: there is no page "${entry.parent}": write an id of the table.`,
      )
    }
    return { ...entry, id: id as FixedPageId, parent: entry.parent as FixedPageId | null }
  })
}
