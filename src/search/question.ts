import type { Synonym } from '../models/search/searchIndex.ts'
import { definition, englishFillers, thinking } from './fillers.ts'
import { fold } from './fold.ts'
import { japaneseWords, type Known } from './japaneseWords.ts'
import { japanese, prepare, word } from './searchable.ts'

/** One thing that a query asks for. */
export interface Concept {
  /** Ways to say it, each some texts that all have to occur. The first is the visitor's. */
  readonly ways: readonly (readonly string[])[]
}

export interface Question {
  readonly concepts: readonly Concept[]
  /** Whether it asks what a word means. */
  readonly definition: boolean
}

/** A synonym as the words that are compared. */
export interface Saying {
  readonly said: readonly string[]
  readonly means: readonly (readonly string[])[]
  /** Whether it says that there is none, which its words do not. */
  readonly negative: boolean
}

/** Says that there is none: 後継者がいない. */
const negation = /な(?:い|く|し)|ません|不在/

/** What a text asks for, as texts to compare: Latin words by stem between spaces, Japanese folded. */
export function wordsOf(text: string, known: Known): string[] {
  const found: { at: number; words: string[] }[] = []
  const prepared = prepare(text)
  const latin = [...prepared.matchAll(word)].map(({ 0: each, index }) => ({
    index,
    text: fold(each).text,
  }))
  const telling = latin.filter((each) => !englishFillers.has(each.text))
  const runs = [...prepared.matchAll(japanese)]
  // A query of fillers alone keeps them.
  for (const { index, text: each } of telling.length + runs.length > 0 ? telling : latin) {
    const last = index + each.length === prepared.length
    found.push({ at: index, words: known.correct(each, last) })
  }
  for (const { 0: run, index } of runs) {
    found.push({ at: index, words: japaneseWords(run, known) })
  }
  return found.sort((a, b) => a.at - b.at).flatMap((each) => each.words)
}

export function sayings(synonyms: readonly Synonym[], known: Known): Saying[] {
  return synonyms.flatMap(({ said, means }) => {
    const meant = means.map((each) => wordsOf(each, known))
    return said.map((each) => ({
      said: wordsOf(each, known),
      means: meant,
      negative: negation.test(each),
    }))
  })
}

export function questionOf(query: string, all: readonly Saying[], known: Known): Question {
  const asked = query.replace(definition, ' ')
  const wish = asked.replace(thinking, ' ')
  const words = [...new Set(wordsOf([wish, asked].find((each) => each.trim()) ?? query, known))]
  const negative = negation.test(query)
  const concepts: Concept[] = []
  for (let at = 0; at < words.length; ) {
    const fitting = all.filter(
      ({ said, negative: none }) =>
        said.length > 0 &&
        (!none || negative) &&
        said.every((each, place) => words[at + place] === each),
    )
    const length = Math.max(1, ...fitting.map(({ said }) => said.length))
    const longest = fitting.filter(({ said }) => said.length === length)
    concepts.push({
      ways: [words.slice(at, at + length), ...longest.flatMap(({ means }) => means)],
    })
    at += length
  }
  return { concepts, definition: asked !== query }
}
