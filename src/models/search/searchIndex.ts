import { brotliCompressSync, constants } from 'node:zlib'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { phone } from '../firm/phone.ts'
import { inLanguage } from '../site/inLanguage.ts'
import { href, type Link } from '../site/links.ts'
import { words } from '../site/site.ts'
import { type SearchPage, searchPages } from './searchPages.ts'
import { shorten } from './shorten.ts'

/** A visitor's word, and what the site calls it. */
export interface Synonym {
  readonly said: readonly string[]
  readonly means: readonly string[]
}

/** What answers a query in short, above the results. */
export interface SearchCard {
  /** By these words, as they stand. */
  readonly said: readonly string[]
  /** One of them has to be found. */
  readonly pages: readonly string[]
  readonly text: string
  readonly link: Link
}

/** The words around results. */
export interface ResultWords {
  /** `{query}` is the query, `{count}` a number. */
  readonly results: string
  readonly found: { readonly one: string; readonly many: string }
  readonly more: string
  readonly none: {
    readonly heading: string
    readonly text: string
    readonly ways: string
    readonly contact: Link
    /** Before the page that it is most like. */
    readonly nearest: string
  }
  /** Over a card. */
  readonly card: string
}

/** The data for searching in one language: the browser and the server read the same file. */
export interface SearchIndex {
  readonly pages: readonly SearchPage[]
  readonly synonyms: readonly Synonym[]
  readonly cards: readonly SearchCard[]
  readonly words: ResultWords
}

/** Bytes of Brotli that a browser may have to load to search. */
export const heaviest = 60_000

/**
 * The words of every listed page, and the synonyms. The more there are, the less of each section; beyond that the
 * server searches.
 */
export function searchIndex(language: Language, all = searchPages(language), most = heaviest) {
  const others = {
    synonyms: words.search.synonyms[language],
    cards: searchCards(language),
    words: resultWords(language),
  }
  const { pages, fits } = shorten(
    all,
    language,
    (some) => bytesOf({ pages: some, ...others }) <= most,
  )
  const index: SearchIndex = { pages, ...others }
  return { index, served: !fits }
}

function bytesOf(index: SearchIndex): number {
  const content = Buffer.from(JSON.stringify(index))
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length
}

export function resultWords(language: Language): ResultWords {
  const { results, found, more, none, cards } = words.search
  const { contact, ...nothing } = inLanguage(none, language)
  return {
    ...inLanguage({ results, found, more }, language),
    none: { ...nothing, contact: { label: contact, href: href('contact', language) } },
    card: cards.heading[language],
  }
}

/** Without those that name a telephone number that is a sample. */
function searchCards(language: Language): SearchCard[] {
  const number = phone()
  const values = {
    hours: words.settings.reach.hours.value[language],
    ...(number && { telephone: number.number }),
  }
  return words.search.cards.items.flatMap(({ page, section, near = [], text, label, said }) => {
    const telephone = label[language].includes('{telephone}')
    if (telephone && !number) return []
    const own = href(page, language)
    const place = telephone && number ? number.href : section ? `${own}#${section}` : own
    return {
      said: said[language],
      pages: [own, ...near.map((each) => href(each, language))],
      text: fill(text[language], values),
      link: { label: fill(label[language], values), href: place },
    }
  })
}
