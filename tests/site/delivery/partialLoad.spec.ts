import { expect, type Page, test } from '@playwright/test'
import { largestPaint } from '../support/largestPaint.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { listen } from '../support/listen.ts'
import { fontsSettled } from '../support/pageLayout.ts'
import { inTestAll, kinds, sample, site } from '../support/pages.ts'
import { templates } from '../support/templates.ts'

/** A proxy that pauses pages after the texts of the query's `after`, found one after another, until told to continue. */
let halting: Awaited<ReturnType<typeof listen>>
let goOn = () => {}

test.beforeAll(async () => {
  halting = await listen(async ({ url = '/', headers }, response) => {
    const { accept = '*/*' } = headers
    const answer = await fetch(site(url), { headers: { accept } })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    const after = new URL(url, site('/')).searchParams.getAll('after')
    const end = after.reduce((at, text) => {
      const found = body.indexOf(text, at)
      if (found < 0) throw new Error(`${url}: no ${text}`)
      return found + text.length
    }, 0)
    response.write(body.subarray(0, end))
    if (end)
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
    response.end(body.subarray(end))
  })
})

test.afterAll(() => halting.stop())

/** Opens a page of which only a part arrives, lets that be painted, then lets the rest come. */
async function expectSteady(page: Page, path: string, after: string[], painted = 'h1', count = 1) {
  const query = new URLSearchParams(after.map((text) => ['after', text]))
  await page.goto(`${halting.url}${path}?${query}`, { waitUntil: 'commit' })
  await expect(page.locator(painted), path).toHaveCount(count)
  await expect(page.locator(painted).last(), path).toBeVisible()
  // Not one frame: the browser holds the first paint of a page back for a moment.
  await page.waitForTimeout(400)
  goOn()
  await page.waitForLoadState()
  // Templates have their fonts in place.
  if (await page.evaluate(() => document.querySelector('script[data-fonts]') !== null))
    await fontsSettled(page)
  else await page.waitForTimeout(200)
  await expectFewShifts(page, `of ${path} after ${after.join(' ')}`)
}

test.beforeEach(({ page }) => page.addInitScript(countShifts))

for (const width of sample([390, 1440])) {
  test(`the loaded part of a page does not move when the rest arrives, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of sample(kinds, 3)) await expectSteady(page, path, ['</h1>', '</p>'])
  })
}

for (const width of sample([390, 1280])) {
  test(`a template's first view does not move when its rest arrives, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const { page: path } of sample(templates, 2)) {
      for (const after of [['</h1>'], ['</h1>', '</p>']]) await expectSteady(page, path, after)
    }
  })
}

test("the trail below the exit finder's doors stays when they arrive", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/exit-finder', '/en/exit-finder'])
    await expectSteady(page, path, ['</h1>', '<nav', '</li>'])
})

test('a breadcrumb stays on its line while its last names are still loading', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  const twoNames = ['</h1>', '</p>', '<nav', '</li>', '</li>']
  for (const path of ['/en/buyers', '/en/value'])
    await expectSteady(page, path, twoNames, 'main nav li', 2)
})

test('cards keep their width while the last ones are still loading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  const twoQuotes = ['</blockquote>', '</blockquote>', '</li>']
  for (const path of ['/testimonials', '/en/testimonials']) {
    await expectSteady(page, path, twoQuotes, 'blockquote', 2)
    await expect(page.locator('blockquote'), path).toHaveCount(3)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/summary', '/en/summary'])
    await expectSteady(page, path, ['data-tool', '<ul', '</li>', '</li>'], '[data-tool] li', 2)
})

test('bars stay where they are while the rest of the page is still loading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const bars = ['</header>', '</h2>', '</nav>']
  await expectSteady(page, '/templates/agriculture', bars, 'header + nav')
})

/** Not needed for the first view: fonts, their list, and island code. */
const late = /\/fonts\/|\/client\./

test('late files are requested after the largest paint', inTestAll(), async ({ browser }) => {
  const early: string[] = []
  let seen = 0
  for (const { path } of kinds) {
    // A new context, so that every visit is a first one.
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(site(path), { waitUntil: 'load' })
    await fontsSettled(page)
    const largest = await largestPaint(page)
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name, startTime }) => ({ name, start: startTime })),
    )
    for (const { name, start } of asked.filter((each) => late.test(each.name))) {
      seen += 1
      if (start < largest) early.push(`${path}: ${name} at ${start}, before ${largest}`)
    }
    await page.close()
  }
  expect(seen).toBeGreaterThan(kinds.length)
  expect(early).toEqual([])
})
