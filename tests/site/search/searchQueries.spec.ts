import { expect, test } from '@playwright/test'
import { type Language, languages } from '../../../routing/language.ts'
import { fixedRoutes } from '../../../routing/table.ts'
import { href } from '../../../src/models/site/links.ts'
import { articleIds } from '../../../src/models/site/routes.ts'
import { openSearch } from '../../../src/search/openSearch.ts'
import { type Query, queries, servedIndex } from '../support/search.ts'

const names = ['asked', 'opened', 'heldOut'] as const
const lists = {
  tuned: queries('tuned'),
  asked: queries('asked'),
  opened: queries('opened'),
  heldOut: queries('heldOut'),
}

/** How many queries find their page among the first three: what was reached, which a change may not make worse. */
const found = {
  asked: { ja: 110, en: 109 },
  opened: { ja: 112, en: 165 },
  heldOut: { ja: 20, en: 19 },
}

/** Queries whose page is missing or too low, with what was found instead. That browsers find the same: searchOnServer.spec.ts. */
async function missed(language: Language, list: readonly Query[]): Promise<string[]> {
  const { find } = openSearch(await servedIndex(language))
  return list.flatMap(({ query, pages, first }) => {
    const right = pages.map((id) => href(id, language))
    const best = find(query).pages.slice(0, first ? 1 : 3)
    const found = best.map(({ href: address }) => address)
    return found.some((each) => right.includes(each)) ? [] : [`${query}: ${found.join(' ')}`]
  })
}

for (const language of languages) {
  test(`${language}: each query finds its page, or as many as was measured do`, async () => {
    expect(lists.tuned[language].length).toBeGreaterThanOrEqual(60)
    expect(await missed(language, lists.tuned[language])).toEqual([])
    for (const name of names) {
      const list = lists[name][language]
      const wrong = await missed(language, list)
      const reached = found[name][language]
      expect(list.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(reached)
    }
  })
}

test('the queries name pages that there are, and no query is in two lists', () => {
  const ids: string[] = [...fixedRoutes.map(({ id }) => id), ...articleIds]
  for (const language of languages) {
    const all = Object.values(lists).flatMap((list) => list[language])
    expect(lists.asked[language].length + lists.tuned[language].length).toBeGreaterThan(190)
    expect(lists.heldOut[language].length).toBeGreaterThanOrEqual(20)
    const known = new Set(all.map(({ query }) => query))
    expect(known.size).toBe(all.length)
    for (const { query, pages } of all) {
      expect(
        pages.filter((id) => !ids.includes(id)),
        query,
      ).toEqual([])
      expect(pages.length, query).toBeGreaterThan(0)
    }
  }
})
