import { localAddress } from '../../../routing/address.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { route } from './routes.ts'
import { words } from './site.ts'

export interface Link {
  readonly label: string
  readonly href: string
}

/**
 * A page's address within the site, without the host.
 * @param anchor an element's id, without '#'
 */
export function href(id: PageId, language: Language, anchor?: string): string {
  const address = localAddress(route(id).path, language)
  return anchor ? `${address}#${anchor}` : address
}

/**
 * Absolute address, for feeds, sitemap and structured data.
 * @param site without a trailing slash, e.g. https://www.example.jp
 */
export function absoluteHref(site: string, id: PageId, language: Language): string {
  return site + href(id, language)
}

/** The short name in menus, footers and breadcrumbs. */
export function pageName(id: PageId, language: Language): string {
  const { label, title } = words.page(id)[language]
  return label ?? title
}

export function pageLink(id: PageId, language: Language): Link {
  return { label: pageName(id, language), href: href(id, language) }
}

/** From home down to the parent. */
export function ancestors(id: PageId): PageId[] {
  const { parent } = route(id)
  return parent ? [...ancestors(parent), parent] : []
}
