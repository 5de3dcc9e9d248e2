import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { Element } from 'xast'
import { x } from 'xastscript'
import { elementsOf } from '../../content-reader/text/tree.ts'
import type { Language } from '../../routing/language.ts'
import type { ArticleId, PageId } from '../../routing/table.ts'
import { placeOf } from '../../src/models/pages/newsModel.ts'
import { startOfDay } from '../../src/models/site/dates.ts'
import { feedAddress, newsFeedAddress } from '../../src/models/site/fileAddresses.ts'
import { absoluteHref, href } from '../../src/models/site/links.ts'
import { newestArticles } from '../../src/models/site/newest.ts'
import { siteName, siteUrl, words } from '../../src/models/site/site.ts'
import { topicName } from '../../src/models/site/topics.ts'
import { finishProse } from '../../src/models/text/prose.ts'
import { xmlFile } from './xml.ts'

/**
 * The Atom feed (RFC 4287) of the newest articles in a language, with their full texts.
 * @param textOf returns the content of an article's built page
 */
export async function feed(
  language: Language,
  textOf: (id: ArticleId) => Promise<Root>,
): Promise<string> {
  const changes = newestArticles.map((id) => words.article(id).ja.modified)
  const entries = await Promise.all(
    newestArticles.map(async (id) => entry(id, language, await textOf(id))),
  )
  return atom(feedAddress(language), 'insights', language, changes, entries)
}

/** The Atom feed of the newest notes in a language. */
export function newsFeed(language: Language): string {
  const newest = words.newsIds.slice(0, 20)
  const days = newest.map((id) => words.note(id).ja.published)
  return atom(
    newsFeedAddress(language),
    'news',
    language,
    days,
    newest.map((id) => noteEntry(id, language)),
  )
}

/** @param page that lists the same entries */
function atom(
  at: string,
  page: PageId,
  language: Language,
  changes: readonly string[],
  entries: readonly Element[],
): string {
  const address = siteUrl + at
  const { title, description } = words.page(page)[language]
  return xmlFile(
    x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      x('title', `${siteName}: ${title}`),
      x('subtitle', description),
      x('id', address),
      x('link', { rel: 'self', type: 'application/atom+xml', href: address }),
      x('link', {
        rel: 'alternate',
        type: 'text/html',
        href: absoluteHref(siteUrl, page, language),
      }),
      x('updated', startOfDay(changes.toSorted().at(-1) ?? '1970-01-01')),
      x('author', [x('name', siteName), x('uri', absoluteHref(siteUrl, 'home', language))]),
      ...entries,
    ]),
  )
}

function entry(id: ArticleId, language: Language, text: Root): Element {
  const { title, description, topic, published, modified } = words.article(id)[language]
  const address = absoluteHref(siteUrl, id, language)
  const label = topicName(topic, language)
  const further = [x('category', { term: topic, label }), x('summary', description)]
  return atomEntry({ title, address, published, modified, further, text })
}

function noteEntry(id: string, language: Language): Element {
  const { title, published, intro } = words.note(id)[language]
  const address = siteUrl + href('news', language, placeOf(id))
  const text = finishProse(intro, language, [])
  for (const { properties } of elementsOf(text)) {
    if (properties.href) properties.href = new URL(String(properties.href), siteUrl).href
  }
  return atomEntry({ title, address, published, modified: published, further: [], text })
}

interface Entry {
  readonly title: string
  readonly address: string
  /** Days. */
  readonly published: string
  readonly modified: string
  readonly further: readonly Element[]
  readonly text: Root
}

function atomEntry({ title, address, published, modified, further, text }: Entry): Element {
  return x('entry', [
    x('title', title),
    x('id', address),
    x('link', { rel: 'alternate', type: 'text/html', href: address }),
    x('published', startOfDay(published)),
    x('updated', startOfDay(modified)),
    ...further,
    x('content', { type: 'html' }, toHtml(text)),
  ])
}
