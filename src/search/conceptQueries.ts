import type { Query } from 'minisearch'
import type { Concept } from './concepts.ts'
import { pairs } from './indexTerms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The index queries for a concept, from exact to tolerant; each is only tried if the one before finds nothing. */
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
      .map(([head, tail]) =>
        compoundQuery(head, { combineWith: 'OR', queries: vocabulary.formsOf(tail) }),
      ),
    { queries: [text], fuzzy: slipsIn(text), prefix: concept.last },
    ...known
      .filter(([, tail]) => slipsIn(tail) > 0)
      .map(([head, tail]) => compoundQuery(head, { queries: [tail], fuzzy: slipsIn(tail) })),
  ]

  /** Both halves of a compound: “carveout”. */
  function compoundQuery(head: string, tail: Query): Query {
    return {
      combineWith: 'AND',
      queries: [{ combineWith: 'OR', queries: vocabulary.formsOf(head) }, tail],
    }
  }
}

/** Shorter pieces are not words. */
const shortestHalf = 3

/** Possible splits of a compound. */
function halves(word: string): [head: string, tail: string][] {
  const count = Math.max(0, word.length - 2 * shortestHalf + 1)
  return Array.from({ length: count }, (_, at) => [
    word.slice(0, at + shortestHalf),
    word.slice(at + shortestHalf),
  ])
}

/** Tolerated typos. */
function slipsIn({ length }: string): number {
  return length > 7 ? 2 : length > 3 ? 1 : 0
}
