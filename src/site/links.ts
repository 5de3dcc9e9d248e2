import type { Language } from './language.ts'
import { type PageId, type Route, route, routes } from './routes.ts'

/**
 * The address of a page within the site, without the host.
 * @param id the page's id in the route table
 * @param language the language to read it in
 * @param anchor the id of a place on the page, without '#'
 */
export function href(id: PageId, language: Language, anchor?: string): string {
  const { path } = route(id)
  const address = language === 'ja' ? path : path === '/' ? '/en' : `/en${path}`
  return anchor ? `${address}#${anchor}` : address
}

/**
 * The absolute address of a page, as canonical and alternate links need it.
 * @param site the site's address without a slash at the end, e.g. https://www.example.jp
 */
export function absoluteHref(site: string, id: PageId, language: Language): string {
  return site + href(id, language)
}

/**
 * The route and language that an address belongs to.
 * @param pathname the path of an address, e.g. /en/contact
 * @throws Error when no route has this address
 */
export function routeAt(pathname: string): { route: Route; language: Language } {
  const path = pathname.replace(/(\/index)?\.html$/, '').replace(/\/$/, '') || '/'
  const english = path === '/en' || path.startsWith('/en/')
  const own = english ? path.slice(3) || '/' : path
  const found = routes.find((candidate) => candidate.path === own)
  if (!found) throw new Error(`No route for ${pathname}: add it to src/site/routes.ts.`)
  return { route: found, language: english ? 'en' : 'ja' }
}

/** A page's ancestors from home down to its parent: what breadcrumbs show. */
export function ancestors(id: PageId): PageId[] {
  const { parent } = route(id)
  return parent ? [...ancestors(parent), parent] : []
}
