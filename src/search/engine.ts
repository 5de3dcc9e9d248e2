import MiniSearch, { type Query } from 'minisearch'
import type { Language } from '../../routing/language.ts'
import type { SearchIndex } from '../models/search/searchIndex.ts'
import { queriesOf } from './conceptQueries.ts'
import { type Question, questionOf } from './concepts.ts'
import { fold } from './fold.ts'
import { termsOf } from './indexTerms.ts'
import { type FoundPlace, rankPages } from './rank.ts'
import { variantsOf } from './synonyms.ts'
import { Vocabulary } from './vocabulary.ts'

export interface FoundPage {
  readonly page: number
  readonly score: number
  /** Share of the query's concepts on the page. */
  readonly covered: number
  /** Indices of matching sections, best first. */
  readonly sections: readonly number[]
}

export interface Answer {
  /** Best first. */
  readonly pages: readonly FoundPage[]
  /** For highlighting: matched index words and pieces of Japanese, all folded. */
  readonly words: ReadonlySet<string>
  readonly japanese: ReadonlySet<string>
}

export interface Engine {
  search(query: string): Answer
}

interface Place {
  readonly id: number
  readonly page: number
  readonly section: number
  readonly title: string
  readonly heading: string
  readonly text: string
  readonly also: string
}

const latin = /^[\p{Script=Latin}&]+$/u

/** Weights by field. */
const boost = { title: 8, also: 5, heading: 3, text: 1 }
/** The site's own word for a synonym ranks higher. */
const synonymWeight = 1.3
/** Pages whose name matches come before those that only mention it. */
const namedWeight = 1.5
/** Bonus for adjacent words of the query in sections that match anyway. */
const hintWeight = 0.15
/** With fewer complete matches, partial ones are shown too. */
const fewPages = 3
/** Sections added per task, to keep the page responsive. */
const chunkSize = 12

/** Creates a searchable index without blocking the page. */
export async function openEngine(index: SearchIndex, language: Language): Promise<Engine> {
  const places = placesOf(index)
  const titles = index.pages.map(({ title }) => fold(title).text)
  const vocabulary = new Vocabulary()
  const mini = new MiniSearch<Place>({
    fields: Object.keys(boost),
    tokenize: termsOf,
    processTerm(term) {
      if (latin.test(term)) vocabulary.add(term)
      return term
    },
    // Queries are already split into terms.
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  })
  await mini.addAllAsync(places, { chunkSize })

  /** Matching sections with scores up to 1, and the matched words. */
  const ask = (query: Query) => {
    const results = mini.search(query)
    const best = results[0]?.score ?? 1
    return results.map(({ id, score, terms }) => ({ id: id as number, score: score / best, terms }))
  }

  const answer = ({ concepts, hints }: Question): { places: FoundPlace[]; words: string[] } => {
    const found = concepts.map((concept) => {
      for (const query of queriesOf(concept, vocabulary)) {
        const results = ask(query)
        if (results.length > 0) return results
      }
      return []
    })
    const shares = found.map((list) => new Map(list.map(({ id, score }) => [id, score])))
    const hinted = new Map(
      hints.length > 0
        ? ask({ combineWith: 'OR', queries: [...hints] }).map(({ id, score }) => [id, score])
        : [],
    )
    const ids = [...new Set(shares.flatMap((share) => [...share.keys()]))]
    const words = found.flatMap((list, at) =>
      concepts[at]?.kind === 'word' ? list.flatMap(({ terms }) => terms) : [],
    )
    return {
      words,
      places: ids.map((id) => ({
        page: places[id]?.page ?? 0,
        section: places[id]?.section ?? 0,
        shares: shares.map((share) => share.get(id) ?? 0),
        bonus: hintWeight * (hinted.get(id) ?? 0),
      })),
    }
  }

  return {
    search(query) {
      const best = new Map<number, FoundPage>()
      const words = new Set<string>()
      const japanese = new Set<string>()
      for (const [at, variant] of variantsOf(query, index.synonyms).entries()) {
        const question = questionOf(variant, language)
        const found = answer(question)
        const asked = fold(variant).text
        for (const each of found.words) words.add(each)
        for (const { kind, text } of question.concepts) if (kind === 'japanese') japanese.add(text)
        for (const page of rankPages(found.places, at > 0 ? synonymWeight : 1)) {
          const known = best.get(page.page)
          const covered = Math.max(page.covered, known?.covered ?? 0)
          const named = asked.length > 3 && titles[page.page]?.includes(asked)
          const score = page.score * (named ? namedWeight : 1)
          const better = known && known.score > score ? known : { ...page, score }
          best.set(page.page, { ...better, covered })
        }
      }
      return { pages: worthShowing([...best.values()]), words, japanese }
    },
  }
}

/** Pages with all concepts, best first; if these are few, also partial matches. */
function worthShowing(pages: readonly FoundPage[]): FoundPage[] {
  const whole = pages.filter(({ covered }) => covered === 1)
  return (whole.length < fewPages ? [...pages] : whole).sort((a, b) => b.score - a.score)
}

function placesOf({ pages }: SearchIndex): Place[] {
  const all = pages.flatMap(({ title, sections }, page) =>
    sections.map(({ heading, text, also = '' }, section) => ({
      page,
      section,
      title: section === 0 ? title : '',
      heading,
      text,
      also,
    })),
  )
  return all.map((place, id) => ({ id, ...place }))
}
