import type { SearchIndex } from '../models/search/searchIndex.ts'
import { fold } from './fold.ts'
import { japanese, word } from './searchable.ts'
import { stem } from './stem.ts'

/** How much of the query, rather than of the page's question, has to be alike. */
const queryShare = 0.67

/** Compares a query with pages' questions, titles and headings, fillers included, as “is the first talk free?”. */
export class Likeness {
  readonly #pages: number
  readonly #texts: readonly { page: number; weight: number }[]
  /** By part, the texts that have it. */
  readonly #having = new Map<string, number[]>()
  readonly #weights = new Map<string, number>()
  /** Of a part that no page has. */
  readonly #unknown: number

  constructor({ pages }: Pick<SearchIndex, 'pages'>) {
    this.#pages = pages.length
    this.#unknown = Math.log(1 + pages.length)
    const texts = pages.flatMap(({ title, question, sections }, page) =>
      [title, ...question.split('\n'), ...sections.map(({ heading }) => heading)].map((text) => ({
        page,
        own: parts(text),
      })),
    )
    for (const [at, { own }] of texts.entries()) {
      for (const part of own) this.#having.set(part, [...(this.#having.get(part) ?? []), at])
    }
    for (const [part, having] of this.#having) {
      const count = new Set(having.map((at) => texts[at]?.page)).size
      this.#weights.set(part, Math.log(1 + pages.length / count))
    }
    this.#texts = texts.map(({ page, own }) => ({ page, weight: this.#weigh(own) }))
  }

  /** From 0 to 1, for each page. */
  of(query: string): number[] {
    const asked = parts(query)
    const all = this.#weigh(asked)
    const common = new Map<number, number>()
    for (const part of asked) {
      const weight = this.#weights.get(part) ?? this.#unknown
      for (const at of this.#having.get(part) ?? []) common.set(at, (common.get(at) ?? 0) + weight)
    }
    const pages = Array.from({ length: this.#pages }, () => 0)
    for (const [at, shared] of common) {
      const { page = 0, weight = 0 } = this.#texts[at] ?? {}
      const like = shared / (queryShare * all + (1 - queryShare) * weight)
      pages[page] = Math.max(pages[page] ?? 0, like)
    }
    return pages
  }

  #weigh(all: Iterable<string>): number {
    let sum = 0
    for (const part of all) sum += this.#weights.get(part) ?? this.#unknown
    return sum
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
