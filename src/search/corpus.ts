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
export interface Corpus {
  /** How often a folded text occurs. */
  readonly count: (text: string) => number
  readonly hits: (text: string) => Hits
  /** A folded word in kana or, if there is none, one that differs in a letter. */
  readonly correctKana: (text: string) => string
}

export function openCorpus({ pages }: Pick<SearchIndex, 'pages'>): Corpus {
  const all = pages.flatMap(({ title, question, description, also, sections }, page) => [
    ...fields(page, null, { title, question, description, also }),
    ...sections.flatMap(({ heading, text, words, also: other }, section) =>
      fields(page, section, { heading, text, words, also: other }),
    ),
  ])
  // One pass over all texts is several times faster than one over each.
  const texts = all.map(({ text }) => text).join('\n')
  let start = 0
  const starts = all.map(({ text }) => {
    const own = start
    start += text.length + 1
    return own
  })

  const count = remember((text) => texts.split(text).length - 1)

  function having(text: string): Field[] {
    const found: Field[] = []
    let place = 0
    for (let at = texts.indexOf(text); at >= 0; at = texts.indexOf(text, starts[place])) {
      while ((starts[place] ?? Infinity) <= at) place += 1
      const field = all[place - 1]
      if (field) found.push(field)
      if (place === all.length) break
    }
    return found
  }

  const hits = remember((text): Hits => {
    const inPages = new Map<number, number>()
    const sections = new Map<number, Map<number, number>>()
    for (const { page, section, worth: value } of having(text)) {
      inPages.set(page, (inPages.get(page) ?? 0) + (section === null ? value : value * pageShare))
      if (section === null) continue
      const inPage = sections.get(page) ?? new Map<number, number>()
      sections.set(page, inPage.set(section, (inPage.get(section) ?? 0) + value))
    }
    for (const [page, value] of inPages) inPages.set(page, value / (value + half))
    const weight = inPages.size > 0 ? Math.log(1 + pages.length / inPages.size) ** 0.6 : 0
    return { weight, pages: inPages, sections }
  })

  function correctKana(text: string): string {
    if (text.length < 4 || count(text) > 0) return text
    const typos = Array.from(text, (_, at) => `${text.slice(0, at)}[ぁ-ん]?${text.slice(at + 1)}`)
    return new RegExp(typos.slice(1).join('|')).exec(texts)?.[0] ?? text
  }

  return { count, hits, correctKana }
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
