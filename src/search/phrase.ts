import { fold } from './fold.ts'
import { oneSpelling } from './spelling.ts'
import { word } from './terms.ts'
import { stemOf } from './vocabulary.ts'

/** Where something is said in a query: from its first character to before the one after it. */
export interface Place {
  readonly from: number
  readonly to: number
}

interface Word extends Place {
  readonly text: string
}

/** Words that make no difference between “sell the company” and “sell our company”. */
const articles = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'his', 'her', 'its', 'their'])

/**
 * Where a phrase in Latin letters is said in a query: whole words, the last one possibly in the plural; the words
 * of a longer phrase in any form, with any article, and also written as one word (“carveout”). Null where it is not.
 */
export function findPhrase(query: string, said: string): Place | null {
  const given = wordsIn(query)
  const wanted = wordsIn(said)
  const joined = join(wanted)
  for (const at of given.keys()) {
    // The longest first: the whole of “spin offs” is what was said, not its beginning.
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
  // One word alone says too little to be found in all its forms: “work” is not “workers”.
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

/** The words of a text without its articles, folded, each with its place in the text. */
function wordsIn(text: string): Word[] {
  const folded = fold(text)
  return [...folded.text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const from = folded.at[index] ?? 0
    const to = (folded.at[index + found.length - 1] ?? 0) + 1
    return articles.has(found) ? [] : [{ text: oneSpelling(found), from, to }]
  })
}
