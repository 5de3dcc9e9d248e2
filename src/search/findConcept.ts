import type { Corpus } from './corpus.ts'
import type { Concept } from './question.ts'

/** The site's words count less than the visitor's own. */
const synonymWeight = 0.75
/** The worth of which a section's weight is half. */
const half = 2

interface Found {
  readonly weight: number
  readonly pages: ReadonlyMap<number, number>
  readonly sections: ReadonlyMap<number, ReadonlyMap<number, number>>
}

/** The pages with a concept, in the best of the ways to say it. */
export function findConcept({ ways }: Concept, corpus: Corpus): Found {
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
export function bestSections(found: readonly Found[], page: number) {
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
