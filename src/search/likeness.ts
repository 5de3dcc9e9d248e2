import type { SearchIndex } from '../models/search/searchIndex.ts'
import { fold } from './fold.ts'
import { japanese, word } from './searchable.ts'
import { stem } from './stem.ts'

/** How much of the query, rather than of the page's question, has to be alike. */
const queryShare = 0.67

/**
 * Compares a query with pages' questions, titles and headings, fillers included, as “is the first talk free?”.
 * @returns for a query each page's likeness, from 0 to 1
 */
export function openLikeness({ pages }: Pick<SearchIndex, 'pages'>): (query: string) => number[] {
  const texts = pages.flatMap(({ title, question, sections }, page) =>
    [title, ...question.split('\n'), ...sections.map(({ heading }) => heading)].map((text) => ({
      page,
      own: parts(text),
    })),
  )
  /** By part, the texts that have it. */
  const having = new Map<string, number[]>()
  for (const [at, { own }] of texts.entries()) {
    for (const part of own) {
      const others = having.get(part)
      if (others) others.push(at)
      else having.set(part, [at])
    }
  }
  const weights = new Map(
    [...having].map(([part, all]) => {
      const count = new Set(all.map((at) => texts[at]?.page)).size
      return [part, Math.log(1 + pages.length / count)]
    }),
  )
  /** Of a part that no page has. */
  const unknown = Math.log(1 + pages.length)
  const weigh = (all: Iterable<string>) => {
    let sum = 0
    for (const part of all) sum += weights.get(part) ?? unknown
    return sum
  }
  const whole = texts.map(({ own }) => weigh(own))

  return (query) => {
    const asked = parts(query)
    const all = weigh(asked)
    const common = new Map<number, number>()
    for (const part of asked) {
      const weight = weights.get(part) ?? unknown
      for (const at of having.get(part) ?? []) common.set(at, (common.get(at) ?? 0) + weight)
    }
    const likeness = pages.map(() => 0)
    for (const [at, shared] of common) {
      const page = texts[at]?.page ?? 0
      const like = shared / (queryShare * all + (1 - queryShare) * (whole[at] ?? 0))
      likeness[page] = Math.max(likeness[page] ?? 0, like)
    }
    return likeness
  }
}

/** English words by stem, alone and in pairs; pairs of Japanese characters. */
function parts(text: string): Set<string> {
  const prepared = text.normalize('NFKC')
  const words = (prepared.match(word) ?? []).map((each) => stem(fold(each).text))
  const runs = (prepared.match(japanese) ?? []).map((run) => fold(run).text)
  return new Set([
    ...words,
    ...words.slice(1).map((each, at) => `${words[at]} ${each}`),
    ...runs.flatMap((run) => Array.from(run.slice(1), (_, at) => run.slice(at, at + 2))),
  ])
}
