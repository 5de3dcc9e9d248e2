import type { Search } from './openSearch.ts'
import { countOf, headingOf, resultsHtml } from './resultsHtml.ts'
import type { Searcher } from './searcher.ts'
import { suggestionsOf } from './suggestions.ts'

/** Searches in an index. */
export function showFound({ find, words }: Search): Searcher {
  return {
    async show(query, all) {
      const found = find(query)
      const isNothing = found.pages.length === 0
      return {
        query,
        html: resultsHtml(found, query, words, all),
        said: isNothing ? headingOf(found, query, words) : countOf(found, words),
        isNothing,
        suggestions: suggestionsOf(found.pages),
      }
    },
  }
}
