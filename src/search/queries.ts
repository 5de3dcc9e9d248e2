import type { Query } from 'minisearch'
import type { Concept } from './concepts.ts'
import { pairs } from './terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * How the index is asked for a concept: the ways in their order; the next one is for when the one before finds
 * nothing, so that a word that is there does not find what is only like it.
 */
export function queriesOf(concept: Concept, vocabulary: Vocabulary): Query[] {
  const { text } = concept
  if (concept.kind === 'japanese') {
    const single = [...text].length === 1
    return [{ combineWith: 'AND', queries: single ? [text] : pairs(text), prefix: single }]
  }
  const known = halves(text).filter(([head]) => vocabulary.has(head))
  const forms: Query = { combineWith: 'OR', queries: vocabulary.formsOf(text) }
  const unfinished: Query = { queries: [text], prefix: concept.last && text.length > 1 }
  return [
    { combineWith: 'OR', queries: [forms, unfinished] },
    ...known
      .filter(([, tail]) => vocabulary.has(tail))
      .map(([head, tail]) => both(head, { combineWith: 'OR', queries: vocabulary.formsOf(tail) })),
    { queries: [text], fuzzy: slipsIn(text), prefix: concept.last },
    ...known
      .filter(([, tail]) => slipsIn(tail) > 0)
      .map(([head, tail]) => both(head, { queries: [tail], fuzzy: slipsIn(tail) })),
  ]

  /** Two words written as one: “carveout”. */
  function both(head: string, tail: Query): Query {
    return {
      combineWith: 'AND',
      queries: [{ combineWith: 'OR', queries: vocabulary.formsOf(head) }, tail],
    }
  }
}

/** Shorter pieces are no words of their own. */
const shortestHalf = 3

/** The two words that a word may be made of. */
function halves(word: string): [head: string, tail: string][] {
  const count = Math.max(0, word.length - 2 * shortestHalf + 1)
  return Array.from({ length: count }, (_, at) => [
    word.slice(0, at + shortestHalf),
    word.slice(at + shortestHalf),
  ])
}

/** So many letters of a word may be wrong. */
function slipsIn({ length }: string): number {
  return length > 7 ? 2 : length > 3 ? 1 : 0
}
