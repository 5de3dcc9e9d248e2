import type { SearchIndex } from '../models/search/searchIndex.ts'
import { type Hits, openCorpus } from './corpus.ts'
import { bestSections, findConcept } from './findConcept.ts'
import { knownWords } from './knownWords.ts'
import { openLikeness } from './likeness.ts'
import { phrasesOf } from './phrases.ts'
import { questionOf, sayings } from './question.ts'
import { rewriting } from './rewritten.ts'

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

const likenessWeight = 1.9
/** Likeness of a query in the site's words, beside that in the visitor's own. */
const rewrittenWeight = 0.85
const phraseWeight = 0.3
/** Of its best section, what counts for a page once more. */
const sectionWeight = 0.5
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
      const found = concepts.map((concept) => findConcept(concept, corpus))
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
