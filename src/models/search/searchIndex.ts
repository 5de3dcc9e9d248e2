import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import { type SearchPage, searchPages } from './searchPages.ts'

/** What a visitor says, and what the site calls it. */
export interface Synonym {
  readonly said: readonly string[]
  readonly means: readonly string[]
}

/** What the browser fetches to search in, in one language. */
export interface SearchIndex {
  readonly pages: readonly SearchPage[]
  readonly synonyms: readonly Synonym[]
}

/** The words of every listed page in one language, and the synonyms that search knows. */
export function searchIndex(language: Language): SearchIndex {
  return { pages: searchPages(language), synonyms: words.search.synonyms[language] }
}
