import { fold } from './fold.ts'
import type { Known } from './japaneseWords.ts'
import { prepare, word } from './searchable.ts'
import { stem } from './stem.ts'

/** Shorter pieces of a compound are not words. */
const shortestHalf = 3

/** The Latin words of the site, which unknown ones of a query are corrected to. */
export function openVocabulary(texts: readonly string[]): Known['correct'] {
  const words = new Map<string, string>()
  for (const text of texts) {
    for (const [each] of prepare(text).matchAll(word)) {
      const folded = fold(each).text
      words.set(folded, stem(folded))
    }
  }
  const stems = new Set(words.values())

  /** The stem of the word with the fewest typos, at most as many as given. */
  function nearest(asked: string, most: number): string | null {
    let best: string | null = null
    let fewest = most
    for (const [each, itsStem] of words) {
      if (fewest === 0 || each.length < 4 || each[0] !== asked[0]) continue
      const typos = typosBetween(asked, each, fewest)
      if (typos < fewest || (typos === fewest && best === null)) {
        fewest = typos
        best = itsStem
      }
    }
    return best
  }

  return (asked, last) => {
    const own = stem(asked)
    // A short stem may be of a word with a typo: “succesion”.
    if (words.has(asked) || (stems.has(own) && own.length > asked.length - 3)) return [` ${own} `]
    if (last && asked.length > 1 && [...words.keys()].some((each) => each.startsWith(asked)))
      return [` ${asked}`]
    const typos = asked.length > 7 ? 2 : asked.length > 3 ? 1 : 0
    const near = nearest(asked, typos)
    if (near) return [` ${near} `]
    for (let at = shortestHalf; at <= asked.length - shortestHalf; at += 1) {
      const head = stem(asked.slice(0, at))
      const rest = asked.slice(at)
      const tail = stems.has(stem(rest)) ? stem(rest) : nearest(rest, 1)
      if (stems.has(head) && tail) return [` ${head} `, ` ${tail} `]
    }
    return [` ${own} `]
  }
}

/** Letters too many, missing, wrong or swapped (Damerau–Levenshtein), up to one more than the limit. */
export function typosBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + wrong,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    if (Math.min(...row) > limit) return limit + 1
    ;[before, last] = [last, row]
  }
  return last[other.length] ?? 0
}
