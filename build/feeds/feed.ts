import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Element } from 'xast'
import { x } from 'xastscript'
import type { Language } from '../../routing/language.ts'
import type { ArticleId } from '../../routing/table.ts'
import { startOfDay } from '../../src/models/site/dates.ts'
import { feedAddress } from '../../src/models/site/fileAddresses.ts'
import { absoluteHref } from '../../src/models/site/links.ts'
import { newestArticles } from '../../src/models/site/newest.ts'
import { siteName, siteUrl, words } from '../../src/models/site/site.ts'
import { xmlFile } from './xml.ts'

/**
 * The Atom feed (RFC 4287) of the newest articles in a language, with their full texts.
 * @param textOf returns the content of an article's built page
 */
export async function feed(
  language: Language,
  textOf: (id: ArticleId) => Promise<Root>,
): Promise<string> {
  const address = siteUrl + feedAddress(language)
  const { title, description } = words.page('insights')[language]
  const changes = newestArticles.map((id) => words.article(id).ja.modified)
  const entries = await Promise.all(
    newestArticles.map(async (id) => entry(id, language, await textOf(id))),
  )
  return xmlFile(
    x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      x('title', `${siteName}: ${title}`),
      x('subtitle', description),
      x('id', address),
      x('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      x('link', {
        rel: 'alternate',
        type: 'text/html',
        href: absoluteHref(siteUrl, 'insights', language),
      }),
      x('updated', startOfDay(changes.sort().at(-1) ?? '1970-01-01')),
      x('author', [x('name', siteName), x('uri', absoluteHref(siteUrl, 'home', language))]),
      ...entries,
    ]),
  )
}

function entry(id: ArticleId, language: Language, text: Root): Element {
  const { title, description, topic, published, modified } = words.article(id)[language]
  const address = absoluteHref(siteUrl, id, language)
  const label = words.topics.topics[topic][language]
  return x('entry', [
    x('title', title),
    x('id', address),
    x('link', { rel: 'alternate', type: 'text/html', href: address }),
    x('published', startOfDay(published)),
    x('updated', startOfDay(modified)),
    x('category', { term: topic, label }),
    x('summary', description),
    x('content', { type: 'html' }, toHtml(text)),
  ])
}
