import type { SearchIndex } from '../models/search/searchIndex.ts'
import { remember } from './remember.ts'
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
  /** All texts, one after the other, and where each begins. */
  readonly #all: string
  readonly #starts: readonly number[]
  readonly #pages: number
  /** How often a folded text occurs. */
  readonly count = remember((text) => this.#all.split(text).length - 1)
  readonly hits = remember((text) => this.#find(text))

  constructor({ pages }: Pick<SearchIndex, 'pages'>) {
    this.#pages = pages.length
    this.#fields = pages.flatMap(({ title, question, description, also, sections }, page) => [
      ...fields(page, null, { title, question, description, also }),
      ...sections.flatMap(({ heading, text, words, also: other }, section) =>
        fields(page, section, { heading, text, words, also: other }),
      ),
    ])
    this.#all = this.#fields.map(({ text }) => text).join('\n')
    let start = 0
    this.#starts = this.#fields.map(({ text }) => {
      const own = start
      start += text.length + 1
      return own
    })
  }

  /** A folded word in kana or, if there is none, one that differs in a letter. */
  correctKana(text: string): string {
    if (text.length < 4 || this.count(text) > 0) return text
    const typos = Array.from(text, (_, at) => `${text.slice(0, at)}[ぁ-ん]?${text.slice(at + 1)}`)
    return new RegExp(typos.slice(1).join('|')).exec(this.#all)?.[0] ?? text
  }

  #find(text: string): Hits {
    const pages = new Map<number, number>()
    const sections = new Map<number, Map<number, number>>()
    for (const { page, section, worth: value } of this.#having(text)) {
      pages.set(page, (pages.get(page) ?? 0) + (section === null ? value : value * pageShare))
      if (section === null) continue
      const inPage = sections.get(page) ?? new Map<number, number>()
      sections.set(page, inPage.set(section, (inPage.get(section) ?? 0) + value))
    }
    for (const [page, value] of pages) pages.set(page, value / (value + half))
    const weight = pages.size > 0 ? Math.log(1 + this.#pages / pages.size) ** 0.6 : 0
    return { weight, pages, sections }
  }

  /** One pass over all texts is several times faster than one over each. */
  *#having(text: string): Generator<Field> {
    let place = 0
    for (let at = this.#all.indexOf(text); at >= 0; ) {
      while ((this.#starts[place + 1] ?? Infinity) <= at) place += 1
      const field = this.#fields[place]
      if (field) yield field
      const next = this.#starts[place + 1]
      at = next === undefined ? -1 : this.#all.indexOf(text, next)
    }
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
