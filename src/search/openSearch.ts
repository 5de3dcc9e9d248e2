import type { ResultWords, SearchCard, SearchIndex } from '../models/search/searchIndex.ts'
import type { SearchPage } from '../models/search/searchPages.ts'
import type { SearchSection } from '../models/search/searchText.ts'
import { cardOf } from './cardOf.ts'
import { openEngine } from './engine.ts'
import { fold } from './fold.ts'
import type { Marks } from './highlight.ts'

/** What a query finds: pages with the sections to show, best first. */
export interface Found {
  readonly pages: readonly SearchPage[]
  readonly marks: Marks
  readonly card?: SearchCard | undefined
  /** If there is no page: the one that comes nearest. */
  readonly nearest?: SearchPage | undefined
}

/** Of a page, so that other pages are seen too. */
const sectionsShown = 2

export interface Search {
  readonly words: ResultWords
  find(query: string): Found
}

export function openSearch(index: SearchIndex): Search {
  const engine = openEngine(index)
  const headings = index.pages.map(({ sections }) =>
    sections.map(({ heading }) => fold(heading).text),
  )
  return {
    words: index.words,
    find(query) {
      const { pages: ranked, marks, nearest } = engine.search(query)
      const asked = fold(query).text
      const pages = ranked.flatMap(({ page, sections }) => {
        const found = index.pages[page]
        if (!found) return []
        const named = headings[page]?.indexOf(asked, 1) ?? -1
        const isNotes = (section: number) => Number(found.sections[section]?.anchor === 'notes')
        const [best = 0, ...others] = [
          ...new Set(named > 0 ? [named, ...sections] : sections),
        ].sort((one, other) => isNotes(one) - isNotes(other))
        // Sources come last. A page's first section has no heading: it is only shown if it is the best, below the
        // page's name.
        const shown = [best, ...others.filter((section) => section !== 0)].slice(0, sectionsShown)
        return [{ ...found, sections: shown.flatMap((at) => shownSection(found, at)) }]
      })
      return {
        marks,
        pages,
        card: cardOf(query, index.cards, pages),
        nearest: nearest === undefined ? undefined : index.pages[nearest],
      }
    },
  }
}

/** A section with a text: the beginning's has the page's description too. */
function shownSection({ description, sections }: SearchPage, at: number): SearchSection[] {
  const section = sections[at]
  if (!section) return []
  return [at === 0 ? { ...section, text: `${description}\n${section.text}` } : section]
}
