import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import { type SearchPage, searchPages } from './searchPages.ts'
import { shorten } from './shorten.ts'

/** A visitor's word, and what the site calls it. */
export interface Synonym {
  readonly said: readonly string[]
  readonly means: readonly string[]
}

/** The data that the browser fetches for searching, in one language. */
export interface SearchIndex {
  readonly pages: readonly SearchPage[]
  readonly synonyms: readonly Synonym[]
}

/** The words of every listed page, and the synonyms. */
export function searchIndex(language: Language): SearchIndex {
  return {
    pages: shorten(searchPages(language), language),
    synonyms: words.search.synonyms[language],
  }
}
