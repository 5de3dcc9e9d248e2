import type { SearchIndex } from '../models/search/searchIndex.ts'
import { fold } from './fold.ts'
import { japanese, word } from './searchable.ts'
import { stem } from './stem.ts'

/** How much of the query, rather than of the page's question, has to be alike. */
const queryShare = 0.67

/** Compares a query with pages' questions, titles and headings, fillers included, as “is the first talk free?”. */
export class Likeness {
  readonly #pages: readonly (readonly { parts: ReadonlySet<string>; weight: number }[])[]
  readonly #all: number
  readonly #counts = new Map<string, number>()

  constructor({ pages }: Pick<SearchIndex, 'pages'>) {
    const texts = pages.map(({ title, question, sections }) =>
      [title, ...question.split('\n'), ...sections.map(({ heading }) => heading)].map(parts),
    )
    this.#all = pages.length
    for (const page of texts) {
      for (const part of new Set(page.flatMap((each) => [...each]))) {
        this.#counts.set(part, (this.#counts.get(part) ?? 0) + 1)
      }
    }
    this.#pages = texts.map((page) =>
      page.map((each) => ({ parts: each, weight: this.#weigh(each) })),
    )
  }

  /** From 0 to 1, for each page. */
  of(query: string): number[] {
    const asked = parts(query)
    const all = this.#weigh(asked)
    return this.#pages.map((page) =>
      Math.max(
        ...page.map((each) => {
          const common = this.#weigh([...asked].filter((part) => each.parts.has(part)))
          if (common === 0) return 0
          return common / (queryShare * all + (1 - queryShare) * each.weight)
        }),
      ),
    )
  }

  #weigh(parts: Iterable<string>): number {
    let sum = 0
    for (const part of parts) sum += Math.log(1 + this.#all / (this.#counts.get(part) ?? 1))
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
