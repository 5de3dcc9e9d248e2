import { expect, test } from 'vitest'
import type { SearchIndex } from '../models/search/searchIndex.ts'
import { openSearch } from './openSearch.ts'

const section = (heading: string, text: string) => ({ anchor: heading, heading, text })
const page = {
  href: '/terms',
  title: 'Terms',
  picture: '',
  question: '',
  description: '',
  also: '',
  terms: true,
  sections: [
    { anchor: '', heading: 'Terms', text: '' },
    section('Blue heron', 'A heron that is blue, of all herons.'),
    section('Grey heron', 'A heron that is grey, of all herons.'),
    section('ＨＥＲＯＮ', 'A bird.'),
  ],
}
const index = { pages: [page], synonyms: [], cards: [], words: {} as SearchIndex['words'] }

test('a section that is named as it stands comes first of its page', () => {
  const [found] = openSearch(index).find('heron').pages
  expect(found?.sections.map(({ heading }) => heading)).toEqual(['ＨＥＲＯＮ', 'Blue heron'])
})
