import type { Language } from '../../../routing/language.ts'
import { SearchResults } from '../../islands/search/SearchResults.tsx'
import { smallHead } from '../../models/pictures/pictureModels.ts'
import { resultWords, type SearchIndex } from '../../models/search/searchIndex.ts'
import { searchModel } from '../../models/search/searchModel.ts'
import type { Found } from '../../search/openSearch.ts'
import { resultsHtml } from '../../search/resultsHtml.ts'
import { stem } from '../../search/stem.ts'
import { dummies } from '../dummies.ts'
import { searchedFor } from '../searchedFor.ts'
import type { Specimen } from '../specimen.ts'

/** The search and its components; those with ids in their own windows, because ids must be unique on a page. */
export function searching(language: Language): Specimen[] {
  const { address, words, questions, list } = searchModel(language)
  const around = resultWords(language)
  const { heading, longHeading, paragraph, sentence } = dummies[language]
  const page = {
    href: '#search',
    title: `${heading} ${searchedFor}`,
    picture: smallHead('search', language),
    question: sentence,
    description: sentence,
    also: '',
    sections: [
      { anchor: '', heading, text: `${sentence} ${searchedFor} ${paragraph}` },
      { anchor: 'section', heading: longHeading, text: `${paragraph} ${searchedFor}` },
    ],
  }
  const marks = new Map([[` ${stem(searchedFor.toLowerCase())} `, 1]])
  const index: SearchIndex = { pages: [page], synonyms: [], cards: [], words: around }

  const card = {
    said: [],
    pages: [],
    text: sentence,
    link: { label: heading, href: '#search' },
  }
  const results = (
    state: string,
    pages: Found['pages'],
    also: Pick<Found, 'card' | 'nearest'> = {},
  ): Specimen => ({
    of: ['SearchResults'],
    state,
    window: 'fit',
    show: {
      node: (
        <SearchResults html={resultsHtml({ pages, marks, ...also }, searchedFor, around, false)} />
      ),
    },
  })
  const many = Array.from({ length: 10 }, (_, at) => ({ ...page, href: `#search-${at}` }))
  const island = { island: 'search' as const, questions, list }
  const data = `data:application/json,${encodeURIComponent(JSON.stringify(index))}`
  const props = { action: address, index: data, words }
  return [
    {
      of: ['Search', 'SearchField', 'AskedMost', 'PagesByTheme', 'LinkList'],
      state: 'untouched',
      window: 'fit',
      show: { ...island, props },
    },
    {
      of: ['Search', 'SearchField', 'SearchResults'],
      state: 'with a result',
      window: 'fit',
      forced: 'searched',
      show: { ...island, props },
    },
    results('many pages', many),
    results('with a card', [page], { card }),
    results('nothing found', []),
    results('nothing found but a question close to it', [], { nearest: page }),
  ]
}
