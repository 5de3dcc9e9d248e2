/** A section that matches at least one concept. */
export interface FoundPlace {
  readonly page: number
  readonly section: number
  /** Relevance per concept, 0 to 1. */
  readonly shares: readonly number[]
  /** Additional score. */
  readonly bonus: number
}

/** What a page's other sections add to its best one. */
const otherSections = 0.1
/** Bonus if the whole page, though no single section, has all concepts. */
const wholePage = 0.3

/**
 * Combines sections into pages. Complete matches rank before partial ones.
 * @param weight factor for every score
 */
export function rankPages(places: readonly FoundPlace[], weight: number) {
  const pages = new Map<number, FoundPlace[]>()
  for (const place of places) {
    const known = pages.get(place.page)
    if (known) known.push(place)
    else pages.set(place.page, [place])
  }
  return [...pages].map(([page, found]) => {
    const sections = found
      .map(({ section, shares, bonus }) => ({
        section,
        score: (sum(shares) + bonus) * covered(shares) ** 2,
      }))
      .sort((a, b) => b.score - a.score)
    const [best, ...others] = sections.map(({ score }) => score)
    const whole = (found[0]?.shares ?? []).map((_, at) =>
      Math.max(...found.map(({ shares }) => shares[at] ?? 0)),
    )
    const score =
      (best ?? 0) + otherSections * sum(others) + wholePage * sum(whole) * covered(whole) ** 2
    return {
      page,
      covered: covered(whole),
      score: weight * score,
      sections: sections.map(({ section }) => section),
    }
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0)
}

/** The share of matched concepts. */
function covered(shares: readonly number[]): number {
  return shares.filter((share) => share > 0).length / shares.length
}
