import { expect, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { fixedRoutes } from '../../../routing/table.ts'
import { articleIds } from '../../../src/models/site/routes.ts'
import { missed, openSearch, queries } from '../support/search.ts'

const lists = { tuned: queries('tuned'), heldOut: queries('heldOut') }

/**
 * How many held-out queries find their page: a measurement. Nothing is tuned to that list; the test fails
 * when a change of content or search makes it worse.
 */
const heldOutFound = { ja: 15, en: 14 }

for (const language of languages) {
  test(`${language}: each query finds its page`, async ({ page }) => {
    expect(lists.tuned[language].length).toBeGreaterThanOrEqual(60)
    await openSearch(page, language)
    expect(await missed(page, language, lists.tuned[language])).toEqual([])
  })

  test(`${language}: held-out queries find their pages as often as measured`, async ({ page }) => {
    const list = lists.heldOut[language]
    expect(list.length).toBeGreaterThanOrEqual(20)
    await openSearch(page, language)
    const wrong = await missed(page, language, list)
    expect(list.length - wrong.length).toBeGreaterThanOrEqual(heldOutFound[language])
  })
}

test('queries name existing pages, and no query is in both lists', () => {
  const ids: string[] = [...fixedRoutes.map(({ id }) => id), ...articleIds]
  for (const language of languages) {
    const all = [...lists.tuned[language], ...lists.heldOut[language]]
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
