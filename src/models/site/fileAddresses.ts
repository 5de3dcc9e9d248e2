import { localAddress } from '../../../routing/address.ts'
import type { Language } from '../../../routing/language.ts'
import { markdownPath } from '../../../routing/markdownPath.ts'
import type { PageId } from '../../../routing/table.ts'
import { href } from './links.ts'

export const sitemapAddress = '/sitemap.xml'

export function feedAddress(language: Language): string {
  return localAddress('/feed.xml', language)
}

/** The feed of the news. */
export function newsFeedAddress(language: Language): string {
  return localAddress('/news.xml', language)
}

/** The OpenSearch description. */
export function openSearchAddress(language: Language): string {
  return localAddress('/opensearch.xml', language)
}

/** A chart as a reusable picture. */
export function chartAddress(chart: string, language: Language): string {
  return localAddress(`/charts/${chart}.svg`, language)
}

/** The list of pages for language models (llmstxt.org). */
export function llmsAddress(language: Language): string {
  return localAddress('/llms.txt', language)
}

/** The Markdown version of a page, e.g. /succession.md. */
export function markdownAddress(id: PageId, language: Language): string {
  return markdownPath(href(id, language))
}
