import type { Element } from 'xast'
import { x } from 'xastscript'
import { type Language, languages } from '../../routing/language.ts'
import type { ArticleId, PageId } from '../../routing/table.ts'
import { metadata } from '../../src/models/frame/metadata.ts'
import { absoluteHref } from '../../src/models/site/links.ts'
import { articleIds, indexedRoutes, route } from '../../src/models/site/routes.ts'
import { siteUrl, words } from '../../src/models/site/site.ts'
import { xmlFile } from './xml.ts'

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
}

/**
 * Every indexable page in each language with its alternates.
 * @param changes the days on which files below content/ last changed (lastChanges.ts)
 */
export function sitemap(changes: ReadonlyMap<string, string>): string {
  const urls = indexedRoutes.flatMap(({ id }) =>
    languages.map((language) => url(id, language, lastChange(id, language, changes))),
  )
  return xmlFile(x('urlset', namespaces, urls))
}

function url(id: PageId, language: Language, changed: string | undefined): Element {
  const { alternates } = metadata(id, language, words.page(id)[language])
  return x('url', [
    x('loc', absoluteHref(siteUrl, id, language)),
    ...(changed ? [x('lastmod', changed)] : []),
    ...alternates.map((alternate) => x('xhtml:link', { rel: 'alternate', ...alternate })),
  ])
}

/** An article says itself when it changed. Other pages did when their words or the data of their name did. */
function lastChange(
  id: PageId,
  language: Language,
  changes: ReadonlyMap<string, string>,
): string | undefined {
  const { kind } = route(id)
  const modified = (article: ArticleId) => words.article(article)[language].modified
  if (kind === 'article') return modified(id as ArticleId)
  const files = [words.page(id)[language].file, `data/${id}.yaml`]
  const days = files.flatMap((file) => changes.get(file) ?? [])
  if (days.length === 0) return undefined
  const listed = kind === 'insights' ? articleIds.map(modified) : []
  const notes = kind === 'news' ? words.newsIds.map((note) => words.note(note).ja.published) : []
  return [...days, ...listed, ...notes].sort().at(-1)
}
