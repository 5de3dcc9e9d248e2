import { localAddress } from '../../../routing/address.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { route } from './routes.ts'
import { words } from './site.ts'

/** A way to another page. */
export interface Link {
  readonly label: string
  readonly href: string
}

/**
 * The address of a page within the site, without the host.
 * @param language the language to read it in
 * @param anchor the id of a place on the page, without '#'
 */
export function href(id: PageId, language: Language, anchor?: string): string {
  const address = localAddress(route(id).path, language)
  return anchor ? `${address}#${anchor}` : address
}

/**
 * The absolute address of a page, as feeds, sitemap and structured data need it.
 * @param site the site's address without a slash at the end, e.g. https://www.example.jp
 */
export function absoluteHref(site: string, id: PageId, language: Language): string {
  return site + href(id, language)
}

/** The name by which menus, footers and breadcrumbs call a page. */
export function pageName(id: PageId, language: Language): string {
  const { label, title } = words.page(id)[language]
  return label ?? title
}

/** A link to a page by the page's own name. */
export function pageLink(id: PageId, language: Language): Link {
  return { label: pageName(id, language), href: href(id, language) }
}

/** A page's ancestors from home down to its parent: what breadcrumbs show. */
export function ancestors(id: PageId): PageId[] {
  const { parent } = route(id)
  return parent ? [...ancestors(parent), parent] : []
}
