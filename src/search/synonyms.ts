import type { Synonym } from '../models/search/searchIndex.ts'
import { fold } from './fold.ts'
import { hiragana } from './indexTerms.ts'
import { findPhrase, type Place } from './phrase.ts'

const kanji = /\p{Script=Han}/u
/** Limit, as a query with two synonyms has several variants. */
const mostVariants = 12

/**
 * A query's variants, with visitors' words replaced by the site's.
 * @returns the query itself first
 */
export function variantsOf(query: string, synonyms: readonly Synonym[]): string[] {
  const variants = [query]
  for (const { said, means } of synonyms) {
    for (const variant of [...variants]) {
      const place = longest(said.map((each) => find(variant, each)))
      if (!place) continue
      for (const meant of means) {
        const put = `${variant.slice(0, place.from)} ${meant} ${variant.slice(place.to)}`
        if (variants.length < mostVariants && !variants.includes(put)) variants.push(put)
      }
    }
  }
  return variants
}

function longest(places: readonly (Place | null)[]): Place | null {
  return places.reduce(
    (best, each) => (each && (!best || each.to - each.from > best.to - best.from) ? each : best),
    null,
  )
}

/** Position of a synonym in a query in any spelling, or null. */
function find(query: string, said: string): Place | null {
  const latin = /^[\p{Script=Latin}\p{N}\s&.-]+$/u.test(said)
  return latin ? findPhrase(query, said) : (findIn(query, said, keep) ?? findIn(query, said, skip))
}

type Reduce = (text: string) => { text: string; at: readonly number[] }

function findIn(query: string, said: string, reduce: Reduce): Place | null {
  const [inside, wanted] = [reduce(query), reduce(said).text]
  const from = wanted.length > 1 ? inside.text.indexOf(wanted) : -1
  if (from < 0) return null
  const place = placeOf(inside.at, from, wanted.length, query)
  // 後継ぎ does not occur in 後継者: the ending may differ, but must be one.
  const goesOn = kanji.test(said.at(-1) ?? '') === false && kanji.test(query[place.to] ?? '')
  return goesOn ? null : place
}

const keep: Reduce = fold

/** Without kana between and after kanji, so that 会社を売る matches 会社を売りたい. */
const skip: Reduce = (text) => {
  let result = ''
  const at: number[] = []
  for (const { 0: run, index } of text.matchAll(/\p{Script=Hiragana}+|[^\p{Script=Hiragana}]/gu)) {
    // A long run is a word of its own: たたむ.
    const ending = hiragana.test(run) && run.length <= 3
    if (ending) continue
    const folded = fold(run)
    result += folded.text
    at.push(...folded.at.map((place) => place + index))
  }
  return { text: result, at }
}

function placeOf(at: readonly number[], from: number, length: number, query: string): Place {
  const last = at[from + length - 1] ?? 0
  let to = at[from + length] ?? query.length
  // The ending is replaced too: 会社を売[りたい].
  const ending = /^.\p{Script=Hiragana}*/su.exec(query.slice(last))?.[0].length ?? 0
  to = Math.max(Math.min(to, last + ending), last + 1)
  return { from: at[from] ?? 0, to }
}
