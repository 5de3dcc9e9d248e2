import type { SearchPage } from '../models/search/searchPages.ts'
import type { SearchSection } from '../models/search/searchText.ts'

export interface Suggestion {
  readonly href: string
  readonly text: string
  /** The page of a section or term. */
  readonly of: string
}

/** Few enough to be seen at a glance, and above a phone's keyboard. */
const most = 6

interface Suggested extends Pick<SearchPage, 'href' | 'title' | 'terms'> {
  readonly sections: readonly Pick<SearchSection, 'anchor' | 'heading'>[]
}

/** Where a query may lead: pages, each followed by its section, and terms. */
export function suggestionsOf(pages: readonly Suggested[]): Suggestion[] {
  return pages
    .flatMap(({ href, title, terms, sections }) => {
      const places = sections
        .filter(({ anchor }) => anchor !== '')
        .map(({ anchor, heading }) => ({ href: `${href}#${anchor}`, text: heading, of: title }))
      return terms && places.length > 0
        ? places
        : [{ href, text: title, of: '' }, ...places.slice(0, 1)]
    })
    .slice(0, most)
}
