import type { Element } from 'xast'
import { x } from 'xastscript'
import { type Language, languages } from '../../routing/language.ts'
import type { ArticleId, PageId } from '../../routing/table.ts'
import { metadata } from '../../src/models/frame/metadata.ts'
import { absoluteHref } from '../../src/models/site/links.ts'
import { listedRoutes, route } from '../../src/models/site/routes.ts'
import { siteUrl, words } from '../../src/models/site/site.ts'
import { xmlFile } from './xml.ts'

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/** Every indexable page in each language with its alternates. */
export function sitemap(): string {
  const urls = listedRoutes.flatMap(({ id }) => languages.map((language) => url(id, language)))
  return xmlFile(x('urlset', namespaces, urls))
}

function url(id: PageId, language: Language): Element {
  const { alternates } = metadata(id, language, words.page(id)[language])
  const changed = lastChange(id)
  return x('url', [
    x('loc', absoluteHref(siteUrl, id, language)),
    ...(changed ? [x('lastmod', changed)] : []),
    ...alternates.map((alternate) => x('xhtml:link', { rel: 'alternate', ...alternate })),
  ])
}

/** Only articles have a known date: file times say nothing about when words changed. */
function lastChange(id: PageId): string | undefined {
  return route(id).kind === 'article' ? words.article(id as ArticleId).ja.modified : undefined
}
