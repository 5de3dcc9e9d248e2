import { expect, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { fixedRoutes } from '../../../routing/table.ts'
import { articleIds } from '../../../src/models/site/routes.ts'
import { inTestAll, sample } from '../support/pages.ts'
import { missed, openSearch, queries } from '../support/search.ts'

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

for (const language of sample(languages)) {
  test(`${language}: each query finds its page`, async ({ page }) => {
    expect(lists.tuned[language].length).toBeGreaterThanOrEqual(60)
    await openSearch(page, language)
    expect(await missed(page, language, lists.tuned[language])).toEqual([])
  })

  for (const name of names) {
    test(
      `${language}: the queries of ${name}.yaml find their pages as often as was measured`,
      inTestAll(),
      async ({ page }) => {
        const list = lists[name][language]
        await openSearch(page, language)
        const wrong = await missed(page, language, list)
        expect(list.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(
          found[name][language],
        )
      },
    )
  }
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
