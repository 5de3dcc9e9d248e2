import { sitemapAddress } from '../../src/models/site/fileAddresses.ts'
import { siteUrl } from '../../src/models/site/site.ts'

/** Everything may be crawled: pages that must not be indexed say so in a meta tag, which crawlers have to read. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapAddress}\n`
}
