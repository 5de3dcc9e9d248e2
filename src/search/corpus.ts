import type { SearchIndex } from '../models/search/searchIndex.ts'
import { searchable } from './searchable.ts'

/** What an occurrence is worth, by where it is. */
const worth = {
  title: 6,
  question: 4,
  description: 2.5,
  also: 8,
  heading: 2.5,
  text: 1,
  words: 0.5,
}
type Kind = keyof typeof worth

/** Of a section's worth, the part that counts for its page. */
const pageShare = 0.6
/** The worth of which a page's weight is half. */
const half = 5
/** Texts that are remembered: a server gets any number of them. */
const remembered = 5000

interface Field {
  readonly page: number
  /** Null: of the page itself. */
  readonly section: number | null
  readonly worth: number
  readonly text: string
}

/** Where a text occurs. */
export interface Hits {
  /** How much it tells: more the fewer pages have it. */
  readonly weight: number
  /** By page, from 0 to 1. */
  readonly pages: ReadonlyMap<number, number>
  /** By page and section, the worth. */
  readonly sections: ReadonlyMap<number, ReadonlyMap<number, number>>
}

/** The texts of an index, as they are searched. */
export class Corpus {
  readonly #fields: readonly Field[]
  readonly #all: string
  readonly #pages: number
  readonly #counts = new Map<string, number>()
  readonly #hits = new Map<string, Hits>()

  constructor({ pages }: Pick<SearchIndex, 'pages'>) {
    this.#pages = pages.length
    this.#fields = pages.flatMap(({ title, question, description, also, sections }, page) => [
      ...fields(page, null, { title, question, description, also }),
      ...sections.flatMap(({ heading, text, words, also: other }, section) =>
        fields(page, section, { heading, text, words, also: other }),
      ),
    ])
    this.#all = this.#fields.map(({ text }) => text).join('\n')
  }

  /** How often a folded text occurs. */
  count(text: string): number {
    const known = this.#counts.get(text)
    if (known !== undefined) return known
    const count = this.#all.split(text).length - 1
    if (this.#counts.size >= remembered) this.#counts.clear()
    this.#counts.set(text, count)
    return count
  }

  /** A folded word in kana or, if there is none, one that differs in a letter. */
  correctKana(text: string): string {
    if (text.length < 4 || this.count(text) > 0) return text
    const typos = Array.from(text, (_, at) => `${text.slice(0, at)}[ぁ-ん]?${text.slice(at + 1)}`)
    return new RegExp(typos.slice(1).join('|')).exec(this.#all)?.[0] ?? text
  }

  hits(text: string): Hits {
    const known = this.#hits.get(text)
    if (known) return known
    const pages = new Map<number, number>()
    const sections = new Map<number, Map<number, number>>()
    for (const { page, section, worth: value, text: own } of this.#fields) {
      if (!own.includes(text)) continue
      pages.set(page, (pages.get(page) ?? 0) + (section === null ? value : value * pageShare))
      if (section === null) continue
      const inPage = sections.get(page) ?? new Map<number, number>()
      sections.set(page, inPage.set(section, (inPage.get(section) ?? 0) + value))
    }
    for (const [page, value] of pages) pages.set(page, value / (value + half))
    const weight = pages.size > 0 ? Math.log(1 + this.#pages / pages.size) ** 0.6 : 0
    const hits = { weight, pages, sections }
    if (this.#hits.size >= remembered) this.#hits.clear()
    this.#hits.set(text, hits)
    return hits
  }
}

function fields(
  page: number,
  section: number | null,
  texts: Partial<Record<Kind, string | undefined>>,
): Field[] {
  return Object.entries(texts).flatMap(([kind, text]) =>
    text ? [{ page, section, worth: worth[kind as Kind], text: searchable(text) }] : [],
  )
}
