import { localAddress } from '../../../routing/address.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { href } from './links.ts'

/** The sitemap's address; robots.txt names it. */
export const sitemapAddress = '/sitemap.xml'

/** The address of the Atom feed of the articles in a language. */
export function feedAddress(language: Language): string {
  return localAddress('/feed.xml', language)
}

/** The address of the description by which browsers add the site's search. */
export function openSearchAddress(language: Language): string {
  return localAddress('/opensearch.xml', language)
}

/** The address of a chart as a picture that others may use. */
export function chartAddress(chart: string, language: Language): string {
  return localAddress(`/charts/${chart}.svg`, language)
}

/** The address of a page's Markdown twin, e.g. /succession.md; the twin of / is /index.md. */
export function twinAddress(id: PageId, language: Language): string {
  const address = href(id, language)
  return `${address === '/' ? '/index' : address}.md`
}
