import { expect, test } from 'vitest'
import { cardOf } from './cardOf.ts'

const card = (href: string, ...said: string[]) => ({
  said,
  pages: [href],
  text: '',
  link: { href, label: '' },
})
const cards = [card('/fees', 'いくらかかる', '料金'), card('/value', '税金')]
const found = (...hrefs: string[]) => hrefs.map((href) => ({ href }))
const cardFor = (query: string, ...hrefs: string[]) =>
  cardOf(query, cards, found(...hrefs))?.link.href

test('of two cards whose words are in a query, the one whose page was found first is shown', () => {
  expect(cardFor('税金はいくらかかる', '/value', '/fees')).toBe('/value')
  expect(cardFor('税金はいくらかかる', '/fees', '/value')).toBe('/fees')
})

test('a card without a word in the query, or whose page was found late, is not shown', () => {
  expect(cardFor('料金', '/value', '/fees')).toBe('/fees')
  expect(cardFor('料金', '/value', '/about', '/fees')).toBeUndefined()
})
