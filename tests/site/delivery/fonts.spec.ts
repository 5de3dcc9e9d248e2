import { type Browser, expect, test } from '@playwright/test'
import { countShifts, expectFew, type Shifts, shiftsOf } from '../support/layoutShifts.ts'
import { fontsSettled } from '../support/pageLayout.ts'
import { everyPage, pages, sample, site } from '../support/pages.ts'

const widths = [390, 820, 1024, 1440, 1920]

/** Fonts that are not applied, and layout shifts. */
interface View {
  readonly missing: readonly string[]
  readonly shifts: Shifts
}

/** Opens a page twice in a new browser context. */
async function visit(browser: Browser, path: string, width: number): Promise<[View, View]> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(countShifts)
  const view = async (): Promise<View> => {
    await page.goto(site(path), { waitUntil: 'load' })
    await fontsSettled(page)
    // Shifts are reported after their frame.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    const missing = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => /Cut|Core|Page/.test(family) && status !== 'loaded')
        .map(({ family }) => family),
    )
    return { missing, shifts: await shiftsOf(page) }
  }
  const views: [View, View] = [await view(), await view()]
  await context.close()
  return views
}

test('fonts are applied on every first and second view, and cause almost no layout shift', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const waiting = pages.map(({ path }, at) => ({ path, width: widths[at % widths.length] ?? 390 }))
  const line = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [first, second] = await visit(browser, next.path, next.width)
      const where = `${next.path} at ${next.width} px`
      expect.soft(first.missing, `${where}, first view`).toEqual([])
      expect.soft(second.missing, `${where}, second view`).toEqual([])
      for (const { shifts } of [first, second]) expectFew(shifts, where)
    }
  }
  await Promise.all([line(), line(), line()])
})

test('a page whose font list does not arrive stops waiting', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.goto(site('/insights'))
  await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
  const held = page.locator('main img').last()
  expect(await held.evaluate((image) => getComputedStyle(image).animationName)).toBe('none')
})

test('short texts in a row do not wrap when the fonts arrive', async ({ page }) => {
  await page.addInitScript(countShifts)
  // The dates above an article, at widths at which the row is almost full.
  const articles = everyPage.filter(({ kind }) => kind === 'article')
  expect(articles.length).toBeGreaterThan(4)
  for (const { path } of sample(articles, 2)) {
    // At 390 x 844 px the bottom edge of the window is in a paragraph with notes.
    for (const width of [360, 390, 412, 430]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 823 })
      // Simulates a first visit.
      await page.evaluate(() => location.href.startsWith('http') && sessionStorage.clear())
      await page.goto(site(path), { waitUntil: 'load' })
      await fontsSettled(page)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expectFew(await shiftsOf(page), `${path} at ${width} px`)
    }
  }
})
