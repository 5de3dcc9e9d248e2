import type { SearchIndex } from '../models/search/searchIndex.ts'
import { type Corpus, type Hits, openCorpus } from './corpus.ts'
import { fold } from './fold.ts'
import type { Known } from './japaneseWords.ts'
import { openLikeness } from './likeness.ts'
import { phrasesOf } from './phrases.ts'
import { type Concept, questionOf, sayings } from './question.ts'
import { rewriting } from './rewritten.ts'
import { openVocabulary } from './vocabulary.ts'

export interface FoundPage {
  readonly page: number
  /** Indices of matching sections, best first. */
  readonly sections: readonly number[]
}

export interface Answer {
  /** Best first. */
  readonly pages: readonly FoundPage[]
  /** For highlighting: the texts that occur, folded, and how much each tells. */
  readonly marks: ReadonlyMap<string, number>
  /** If there is none: the page whose question is most like it. */
  readonly nearest?: number | undefined
}

/** What is searched. */
type Searched = Pick<SearchIndex, 'pages' | 'synonyms'>

export interface Engine {
  search(query: string): Answer
}

/** The site's words count less than the visitor's own. */
const synonymWeight = 0.75
const likenessWeight = 1.9
/** Likeness of a query in the site's words, beside that in the visitor's own. */
const rewrittenWeight = 0.85
const phraseWeight = 0.3
/** Of its best section, what counts for a page once more. */
const sectionWeight = 0.5
/** The worth of which a section's weight is half. */
const half = 2
/** The glossary comes after pages, unless asked for a word alone or, before them, for what it means. */
const glossary = { wish: 0.5, word: 0.8, definition: 2.5 }

/** Prepares an index for searching. */
export function openEngine(index: Searched): Engine {
  const corpus = openCorpus(index)
  const likeness = openLikeness(index)
  const known = knownWords(index, corpus)
  const synonyms = sayings(index.synonyms, known)
  const rewritten = rewriting(index.synonyms)

  return {
    search(query) {
      const { concepts, definition } = questionOf(query, synonyms, known)
      const found = concepts.map((concept) => find(concept, corpus))
      const asks = definition ? 'definition' : concepts.length > 1 ? 'wish' : 'word'
      const alike = likeness(query)
      const others = rewritten(query).map(likeness)
      const phrases = phrasesOf(query)
        .map((each) => corpus.hits(each))
        .filter(({ pages }) => pages.size > 0)
      const all = found.reduce((sum, { weight }) => sum + weight, 0)
      const scored = index.pages.flatMap(({ terms }, page) => {
        const having = found.filter(({ pages }) => pages.has(page))
        if (having.length === 0) return []
        const sections = bestSections(having, page)
        const covered = having.reduce((sum, { weight }) => sum + weight, 0) / all
        const own = having.reduce((sum, { pages }) => sum + (pages.get(page) ?? 0), 0)
        const whole = (own + sectionWeight * (sections[0]?.score ?? 0)) * covered ** 0.45
        const like = Math.max(
          alike[page] ?? 0,
          ...others.map((each) => rewrittenWeight * (each[page] ?? 0)),
        )
        const kind = terms ? glossary[asks] : 1
        const score = kind * (whole + phraseWeight * saidIn(phrases, page) + likenessWeight * like)
        return [{ page, score, sections: sections.map(({ section }) => section) }]
      })
      const texts = telling(concepts.flatMap(({ ways }) => ways.flat()))
      return {
        pages: scored.sort((a, b) => b.score - a.score),
        marks: new Map(texts.map((text) => [text, corpus.hits(text).weight])),
        nearest: scored.length === 0 ? mostAlike(alike) : undefined,
      }
    },
  }
}

/** Below it a likeness is one of fillers. */
const leastAlike = 0.3

function mostAlike(alike: readonly number[]): number | undefined {
  const most = Math.max(...alike)
  return most > leastAlike ? alike.indexOf(most) : undefined
}

/** How much of the phrases a page has; long queries have more of them, and tell less by each. */
function saidIn(phrases: readonly Hits[], page: number): number {
  const sum = phrases.reduce(
    (value, { weight, pages }) => value + weight * (pages.get(page) ?? 0),
    0,
  )
  return sum / Math.max(1, phrases.length ** 0.7)
}

/** Without single kanji and the shortest kana beside longer texts: marked inside other words, they mislead. */
function telling(texts: readonly string[]): readonly string[] {
  const longer = texts.filter(
    (text) => !/^(?:\p{Script=Han}|\p{Script=Hiragana}{1,2})$/u.test(text),
  )
  return longer.length > 0 ? longer : texts
}

interface Found {
  readonly weight: number
  readonly pages: ReadonlyMap<number, number>
  readonly sections: ReadonlyMap<number, ReadonlyMap<number, number>>
}

/** The pages with a concept, in the best of the ways to say it. */
function find({ ways }: Concept, corpus: Corpus): Found {
  const hits = ways.map((way) => way.map((text) => corpus.hits(text)))
  const weight = Math.max(...hits.flat().map((each) => each.weight))
  const pages = new Map<number, number>()
  const sections = new Map<number, Map<number, number>>()
  for (const [at, way] of hits.entries()) {
    const factor = weight * (at === 0 ? 1 : synonymWeight)
    for (const page of way[0]?.pages.keys() ?? []) {
      const product = way.reduce((value, each) => value * (each.pages.get(page) ?? 0), 1)
      if (product === 0) continue
      pages.set(page, Math.max(pages.get(page) ?? 0, factor * product ** (1 / way.length)))
      const inPage = sections.get(page) ?? new Map<number, number>()
      sections.set(page, inPage)
      for (const [section, worth] of way.flatMap((each) => [...(each.sections.get(page) ?? [])])) {
        const value = (factor * worth) / (worth + half)
        inPage.set(section, Math.max(inPage.get(section) ?? 0, value))
      }
    }
  }
  return { weight, pages, sections }
}

/** A page's sections with any of what was found, best first. */
function bestSections(found: readonly Found[], page: number) {
  const scores = new Map<number, number>()
  for (const { sections } of found) {
    for (const [section, value] of sections.get(page) ?? []) {
      scores.set(section, (scores.get(section) ?? 0) + value)
    }
  }
  return [...scores]
    .map(([section, score]) => ({ section, score }))
    .sort((a, b) => b.score - a.score)
}

function knownWords({ pages, synonyms }: Searched, corpus: Corpus): Known {
  const said = synonyms.flatMap((each) => each.said)
  const readings = pages.flatMap(({ also, sections }) =>
    [also, ...sections.map((section) => section.also ?? '')].flatMap((each) => each.split('\n')),
  )
  const kana = new Set(
    [...readings, ...said]
      .map((each) => fold(each).text)
      .filter((each) => /^\p{Script=Hiragana}{3,}$/u.test(each)),
  )
  const correct = openVocabulary([
    ...said,
    ...readings,
    ...pages.flatMap(({ title, question, description, sections }) => [
      title,
      question,
      description,
      ...sections.flatMap(({ heading, text, words = '' }) => [heading, text, words]),
    ]),
  ])
  return {
    count: corpus.count,
    kana: [...kana].sort((a, b) => b.length - a.length),
    correctKana: (text) => (kana.has(text) ? text : corpus.correctKana(text)),
    correct,
  }
}
