import type { Language } from '../../routing/language.ts'
import { fold } from './fold.ts'
import { hiragana, japanese, longestEnding, pairs, skippedPairs, word } from './indexTerms.ts'

/** One thing that a query asks for. */
export type Concept =
  /** A Latin word: typos are tolerated, and the last one may be incomplete. */
  | { readonly kind: 'word'; readonly text: string; readonly last: boolean }
  /** Folded Japanese: matches where all of its character pairs occur. */
  | { readonly kind: 'japanese'; readonly text: string }

export interface Question {
  readonly concepts: readonly Concept[]
  /** Adjacent words of the query, which only improve the rank of matches. */
  readonly hints: readonly string[]
}

/** Stop words; a query of nothing else keeps them. */
const fillers = new Set(
  `a about am an and are as at be by can could do does for from had has have how i if in is it its many me much
   my of off on or our out over should that the their there these they this those to up us vs we what when
   which who why will with would you your`.split(/\s+/),
)

/** More consecutive kanji are several words. */
const longestWord = 3
const kanji = /^\p{Script=Han}+$/u
const piece = /\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|[\p{Script=Han}々〆]+/gu
const particle = /^[をがはにのでとへもや]/

export function questionOf(query: string, language: Language): Question {
  // “M and A” and “m & a” become one word, as in the texts.
  const prepared = query.normalize('NFKC').replace(/\b([a-z]) *(?:&|\band\b) *([a-z])\b/gi, '$1&$2')
  const runs = prepared.match(japanese) ?? []
  return {
    concepts: [
      ...wordsIn(prepared),
      ...runs.flatMap((run) =>
        japaneseWords(run, language).map((each) => ({
          kind: 'japanese' as const,
          text: fold(each).text,
        })),
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
function japaneseWords(run: string, language: Language): string[] {
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

/** Splits kanji into words; a one-character word from the browser's segmenter is joined to the previous word. */
function cut(text: string, language: Language): string[] {
  // In Firefox since 125.
  if (!Intl.Segmenter) return [text]
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  const words: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    if (segment.length === 1 && words.length > 0) words.push(words.pop() + segment)
    else words.push(segment)
  }
  return words
}
