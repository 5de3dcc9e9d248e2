import type { SearchCard } from '../models/search/searchIndex.ts'
import { fold } from './fold.ts'
import { placeOf } from './rewritten.ts'

/** One of a card's pages has to be among so many: its words alone may mean something else. */
const first = 2

/** Of the cards with any of the query's words, the one whose page was found first; among those, the longest word decides. */
export function cardOf(
  query: string,
  cards: readonly SearchCard[],
  found: readonly { readonly href: string }[],
): SearchCard | undefined {
  const { text } = fold(query)
  const best = found.slice(0, first).map(({ href }) => href)
  const placed = cards.flatMap((card) => {
    const place = best.findIndex((href) => card.pages.includes(href))
    const length = longest(card, text)
    return place < 0 || length === 0 ? [] : [{ card, place, length }]
  })
  return placed.sort((a, b) => a.place - b.place || b.length - a.length)[0]?.card
}

function longest({ said }: SearchCard, text: string): number {
  const words = said.map((each) => fold(each).text).filter((each) => placeOf(each, text) >= 0)
  return Math.max(0, ...words.map(({ length }) => length))
}
