import { sitemapAddress } from '../../src/models/site/fileAddresses.ts'
import { siteUrl } from '../../src/models/site/site.ts'

/** Everything may be read: what is not to be listed says so itself, and has to be read for that. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapAddress}\n`
}
