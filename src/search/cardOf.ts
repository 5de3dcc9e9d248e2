import type { SearchCard } from '../models/search/searchIndex.ts'
import { fold } from './fold.ts'
import { placeOf } from './rewritten.ts'

/** One of a card's pages has to be among so many: its words alone may mean something else. */
const first = 2

/** The card with the longest of the query's words. */
export function cardOf(
  query: string,
  cards: readonly SearchCard[],
  found: readonly { readonly href: string }[],
): SearchCard | undefined {
  const { text } = fold(query)
  const best = found.slice(0, first).map(({ href }) => href)
  return cards
    .filter(({ pages }) => pages.some((each) => best.includes(each)))
    .map((card) => ({ card, length: longest(card, text) }))
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)[0]?.card
}

function longest({ said }: SearchCard, text: string): number {
  const words = said.map((each) => fold(each).text).filter((each) => placeOf(each, text) >= 0)
  return Math.max(0, ...words.map(({ length }) => length))
}
