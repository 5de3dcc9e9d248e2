import type { Language } from '../../../routing/language.ts'
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
  }
}

/** The data for searching in one language: the browser and the server read the same file. */
export interface SearchIndex {
  readonly pages: readonly SearchPage[]
  readonly synonyms: readonly Synonym[]
  readonly words: ResultWords
}

/** The words of every listed page, and the synonyms. */
export function searchIndex(language: Language): SearchIndex {
  return {
    pages: shorten(searchPages(language), language),
    synonyms: words.search.synonyms[language],
    words: resultWords(language),
  }
}

export function resultWords(language: Language): ResultWords {
  const { results, found, more, none } = words.search
  const { contact, ...nothing } = inLanguage(none, language)
  return {
    ...inLanguage({ results, found, more }, language),
    none: { ...nothing, contact: { label: contact, href: href('contact', language) } },
  }
}
