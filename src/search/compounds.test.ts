import { expect, test } from 'vitest'
import { openEngine } from './engine.ts'

const texts = {
  outs: 'A carve-out of a plant',
  audit: 'Due diligence before a deal',
  people: 'Labor and organization',
  care: 'They care about the outcome',
}
const pages = Object.entries(texts).map(([href, text]) => ({
  href,
  title: href,
  sections: [{ anchor: '', heading: '', text }],
}))

const found = async (query: string) => {
  const engine = await openEngine({ pages, synonyms: [] }, 'en')
  return engine.search(query).pages.map(({ page }) => pages[page]?.href)
}

test('compounds are found from their two words, even with a typo', async () => {
  expect(await found('carveout')).toEqual(['outs'])
  expect(await found('duediligence')).toEqual(['audit'])
  expect(await found('duedilligence')).toEqual(['audit'])
})

test('British and American spelling find each other', async () => {
  expect(await found('labour')).toEqual(['people'])
  expect(await found('organisations')).toEqual(['people'])
})

test('a word that is no compound of known words finds nothing', async () => {
  expect(await found('zzzcareqqq')).toEqual([])
})
