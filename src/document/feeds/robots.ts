import { sitemapAddress } from '../../models/fileAddresses.ts'
import { siteUrl } from '../../models/site.ts'

/** Everything may be read: what is not to be listed says so itself, and has to be read for that. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapAddress}\n`
}
