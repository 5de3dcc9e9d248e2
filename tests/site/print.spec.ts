import { expect, test } from '@playwright/test'
import { elementsOf } from '../../content-reader/text/tree.ts'
import { languages } from '../../routing/language.ts'
import { href } from '../../src/models/site/links.ts'
import { words } from '../../src/models/site/site.ts'
import { overlapping, prepareLegible } from './support/legibility.ts'
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

test('in print no texts overlap, and no heading is separated from its text', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // The width of an A4 sheet between its margins.
  await page.setViewportSize({ width: 680, height: 1000 })
  await prepareLegible(page)
  for (const language of languages) {
    await page.goto(site(href('succession', language)))
    expect(await page.evaluate(overlapping)).toEqual([])
    for (const heading of await page.locator('main h2').all()) {
      if (await heading.isVisible()) await expect(heading).toHaveCSS('break-after', 'avoid')
    }
  }
})

test('home prints left-aligned, without headings of hidden parts, and saves ink', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const language of languages) {
    await page.goto(site(href('home', language)))
    // An A4 sheet between its margins, portrait and landscape.
    for (const width of [680, 1000]) {
      await page.setViewportSize({ width, height: 1000 })
      const title = await page.locator('h1').boundingBox()
      for (const heading of await page.locator('main h2').filter({ visible: true }).all()) {
        const alone = await heading.evaluate((each) => {
          const others = each.closest('section, nav')?.querySelectorAll('p, dd, li, a') ?? []
          return ![...others].some((other) => other.checkVisibility())
        })
        expect(alone, `${language} ${width}: ${await heading.textContent()}`).toBe(false)
      }
      const first = await page.locator('main h2').first().boundingBox()
      expect(Math.abs((title?.x ?? 0) - (first?.x ?? 99)), `${language} ${width}`).toBeLessThan(1)
      await expect(page.locator('main')).toBeVisible()
      const clear = 'rgba(0, 0, 0, 0)'
      await expect(page.locator('footer')).toHaveCSS('background-color', clear)
      await expect(page.locator('h1').locator('..')).toHaveCSS('background-color', clear)
    }
  }
})

test('controls that do nothing on paper are not printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const id of ['home', 'contact'] as const) {
    await page.goto(site(href(id, 'ja')))
    const controls = page.locator('main').locator('button, summary').filter({ visible: true })
    await expect(controls).toHaveCount(0)
  }
})
