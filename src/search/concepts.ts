import type { Language } from '../../routing/language.ts'
import { fold } from './fold.ts'
import { hiragana, japanese, longestEnding, pairs, skippedPairs, word } from './terms.ts'

/** One thing that a query asks for. */
export type Concept =
  /** A word in Latin letters, which may be misspelt; the last one may be unfinished. */
  | { readonly kind: 'word'; readonly text: string; readonly last: boolean }
  /** Japanese, folded: it is where all of its pairs of characters are. */
  | { readonly kind: 'japanese'; readonly text: string }

export interface Question {
  readonly concepts: readonly Concept[]
  /** Terms that speak for a place without being asked for: words side by side as in the query. */
  readonly hints: readonly string[]
}

/** Words that say nothing of what is looked for; a query of nothing else keeps them. */
const fillers = new Set(
  `a about am an and are as at be by can could do does for from had has have how i if in is it its many me much
   my of off on or our out over should that the their there these they this those to up us vs we what when
   which who why will with would you your`.split(/\s+/),
)

/** Kanji without a break: more than this many are several words. */
const longestWord = 3
const kanji = /^\p{Script=Han}+$/u
const piece = /\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|[\p{Script=Han}々〆]+/gu
const particle = /^[をがはにのでとへもや]/

/** What a query asks for. */
export function questionOf(query: string, language: Language): Question {
  // “M and A” and “m & a” are one word, as they are in the texts.
  const prepared = query.normalize('NFKC').replace(/\b([a-z]) *(?:&|\band\b) *([a-z])\b/gi, '$1&$2')
  const runs = prepared.match(japanese) ?? []
  return {
    concepts: [
      ...wordsIn(prepared),
      ...runs.flatMap((run) =>
        told(run, language).map((each) => ({ kind: 'japanese' as const, text: fold(each).text })),
      ),
    ].filter(({ text }) => text !== ''),
    hints: runs.flatMap((run) => [...skippedPairs(run), ...pairs(fold(run).text)]),
  }
}

function wordsIn(query: string): Concept[] {
  const all = (query.match(word) ?? []).map((each) => fold(each).text)
  const telling = all.filter((each) => !fillers.has(each))
  const asked = telling.length > 0 ? telling : all
  return asked.map((text, at) => ({ kind: 'word', text, last: at === asked.length - 1 }))
}

/** The words in a run of Japanese, without particles and endings. */
function told(run: string, language: Language): string[] {
  const pieces = run.match(piece) ?? []
  if (pieces.every((each) => hiragana.test(each))) return [run]
  const found: string[] = []
  // Single kanji between kana belong together: 引き継ぎ.
  let single = false
  for (const each of pieces) {
    if (hiragana.test(each)) {
      if (each.length > longestEnding) single = false
      const rest = each.replace(particle, '')
      if (rest.length >= longestWord) found.push(rest)
      continue
    }
    const last = found.at(-1)
    if (single && last !== undefined && each.length === 1) found[found.length - 1] = last + each
    else
      found.push(...(kanji.test(each) && each.length > longestWord ? cut(each, language) : [each]))
    single = each.length === 1
  }
  return found
}

/** Cuts kanji into words; what the browser takes for a word of one character ends the word before. */
function cut(text: string, language: Language): string[] {
  // Firefox has it since 125.
  if (!Intl.Segmenter) return [text]
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length === 1 && words.length > 0) words.push(words.pop() + segment)
    else words.push(segment)
  }
  return words
}
