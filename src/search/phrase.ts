import { fold } from './fold.ts'
import { word } from './indexTerms.ts'
import { oneSpelling } from './spelling.ts'
import { stemOf } from './vocabulary.ts'

/** Start and end (exclusive) of a phrase in a query. */
export interface Place {
  readonly from: number
  readonly to: number
}

interface Word extends Place {
  readonly text: string
}

/** Articles and possessives, ignored so that “sell the company” matches “sell our company”. */
const articles = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'its', 'their'])

/**
 * Finds a Latin phrase in a query: a single word as such or in the plural; longer phrases with any word forms
 * and articles, also written as one word (“carveout”). Null if absent.
 */
export function findPhrase(query: string, said: string): Place | null {
  const given = wordsIn(query)
  const wanted = wordsIn(said)
  const joined = join(wanted)
  for (const at of given.keys()) {
    // Longest match first: all of “spin offs”, not only its beginning.
    for (let end = Math.min(given.length, at + wanted.length + 1); end > at; end -= 1) {
      const part = given.slice(at, end)
      const [first, last] = [part[0], part.at(-1)]
      if (first && last && (isPlural(join(part), joined) || sameWords(part, wanted))) {
        return { from: first.from, to: last.to }
      }
    }
  }
  return null
}

function sameWords(part: readonly Word[], wanted: readonly Word[]): boolean {
  // Single words are too ambiguous for all forms: “work” is not “workers”.
  return (
    wanted.length > 1 &&
    part.length === wanted.length &&
    part.every(({ text }, at) => stemOf(text) === stemOf(wanted[at]?.text ?? ''))
  )
}

function isPlural(text: string, singular: string): boolean {
  return ['', 's', 'es'].some((ending) => text === singular + ending)
}

const join = (words: readonly Word[]) => words.map(({ text }) => text).join('')

/** Folded words without articles, with their positions. */
function wordsIn(text: string): Word[] {
  const folded = fold(text)
  return [...folded.text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const from = folded.at[index] ?? 0
    const to = (folded.at[index + found.length - 1] ?? 0) + 1
    return articles.has(found) ? [] : [{ text: oneSpelling(found), from, to }]
  })
}
