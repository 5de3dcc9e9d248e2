import { expect, test } from '@playwright/test'
import { elementsOf } from '../../content-reader/text/tree.ts'
import { words } from '../../src/models/site/site.ts'
import { everyPage, site } from './support/pages.ts'

/** An A4 sheet within margins of 12 mm, in CSS pixels. */
const sheet = { width: 703, height: 1031 }

const checklists = everyPage.flatMap(({ id, path, language }) =>
  words
    .page(id)
    [language].sections.filter(({ body }) =>
      elementsOf(body).some(({ properties }) => properties.dataCheck !== undefined),
    )
    .map(({ anchor }) => ({ path, anchor })),
)

test('a checklist prints on a sheet of its own, with a box for each item', async ({ page }) => {
  expect(checklists.length).toBeGreaterThan(0)
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print' })
  for (const { path, anchor } of checklists) {
    await page.goto(site(path))
    const section = page.locator(`section#${anchor}`)
    expect((await section.boundingBox())?.height, path).toBeLessThanOrEqual(sheet.height)
    await expect(section).toHaveCSS('break-before', 'page')
    await expect(section).toHaveCSS('break-after', 'page')
    const boxes = await section
      .locator('li[data-check]')
      .evaluateAll((items) =>
        items.map((item) => getComputedStyle(item, '::before').borderTopWidth),
      )
    expect(new Set(boxes), path).toEqual(new Set(['2px']))
  }
})
