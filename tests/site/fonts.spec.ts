import { type Browser, expect, test } from '@playwright/test'
import { pages, site } from './support/pages.ts'
import { fontsSettled } from './support/reading.ts'
import { countShifts, expectFew, type Shifts, shiftsOf } from './support/shifts.ts'

const widths = [390, 820, 1024, 1440, 1920]

/** The faces of a page that are in place, the blocks that stay in their fallback, and what has shifted. */
interface View {
  readonly missing: readonly string[]
  readonly plain: readonly string[]
  /** Those among them that are more than one text: they hold paragraphs, headings, lists or tables. */
  readonly parts: readonly string[]
  readonly shifts: Shifts
}

/** Opens a page twice in a visit of its own. */
async function visit(browser: Browser, path: string, width: number): Promise<[View, View]> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(countShifts)
  const view = async (): Promise<View> => {
    await page.goto(site(path), { waitUntil: 'load' })
    await fontsSettled(page)
    // Shifts are told after the frame that they happen in.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
    const shifts = await shiftsOf(page)
    const faces = await page.evaluate(() => ({
      missing: [...document.fonts]
        .filter(({ family, status }) => /Cut|Core|Page/.test(family) && status !== 'loaded')
        .map(({ family }) => family),
      plain: [...document.querySelectorAll('[data-plain]')].map(
        ({ nodeName, textContent }) => `${nodeName} ${textContent?.slice(0, 20)}`,
      ),
      parts: [...document.querySelectorAll('[data-plain]:has(p, h1, h2, h3, ul, dl, table)')].map(
        ({ nodeName, textContent }) => `${nodeName} ${textContent?.slice(0, 20)}`,
      ),
    }))
    return { ...faces, shifts }
  }
  const views: [View, View] = [await view(), await view()]
  await context.close()
  return views
}

test("the firm's faces are in place on nine first views in ten and on every second one, and move nothing", async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const waiting = pages.map(({ path }, at) => ({ path, width: widths[at % widths.length] ?? 390 }))
  let whole = 0
  const visits = waiting.length
  const line = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [first, second] = await visit(browser, next.path, next.width)
      const where = `${next.path} at ${next.width} px`
      expect
        .soft(second, `${where}, second view`)
        .toEqual({ missing: [], plain: [], parts: [], shifts: second.shifts })
      expect.soft(first.missing, `${where}, first view`).toEqual([])
      expect.soft(first.parts, `${where}, first view`).toEqual([])
      for (const { shifts } of [first, second]) expectFew(shifts, where)
      if (first.plain.length === 0) whole += 1
      else console.log(`${where} keeps fallbacks on its first view: ${first.plain.join('; ')}`)
    }
  }
  await Promise.all([line(), line(), line()])
  expect(whole / visits).toBeGreaterThanOrEqual(0.9)
})

test('a link among blocks never takes the faces of a whole page with it', async ({ browser }) => {
  // The way back stands over the heading.
  const under = pages.filter(({ kind }) => ['glossary', 'contact', 'succession'].includes(kind))
  expect(under.length).toBeGreaterThanOrEqual(6)
  for (const { path } of under) {
    for (const width of [360, 1024, 1440]) {
      const [{ parts }] = await visit(browser, path, width)
      expect.soft(parts, `${path} at ${width} px`).toEqual([])
    }
  }
})

test('a page whose list of faces does not come waits for them no longer', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.goto(site('/insights'))
  await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
  const held = page.locator('main img').last()
  expect(await held.evaluate((image) => getComputedStyle(image).animationName)).toBe('none')
})

test('where short texts share a row, none goes to another line when the faces come', async ({
  page,
}) => {
  await page.addInitScript(countShifts)
  // The dates over an article, at widths at which the row is almost full.
  const articles = pages.filter(({ kind }) => kind === 'article')
  expect(articles.length).toBeGreaterThan(4)
  for (const { path } of articles) {
    // At 390 x 844 px the lower edge of the window is within a paragraph that shares its lines with notes.
    for (const width of [360, 390, 412, 430]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 823 })
      // As on a first visit.
      await page.evaluate(() => location.href.startsWith('http') && sessionStorage.clear())
      await page.goto(site(path), { waitUntil: 'load' })
      await fontsSettled(page)
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expectFew(await shiftsOf(page), `${path} at ${width} px`)
    }
  }
})
