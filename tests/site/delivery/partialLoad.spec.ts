import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { largestPaint } from '../support/largestPaint.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { fontsSettled } from '../support/pageLayout.ts'
import { inTestAll, kinds, sample, site } from '../support/pages.ts'

/** Pause after a page's title, in ms: long enough for a paint. */
const pause = 400

/**
 * A proxy that pauses after every page's title and subtitle; with `?breadcrumb=2` after the second name in the
 * breadcrumb; with `?quotes=2` after the second quote, until told to continue.
 */
let halting: Server
let goOn = () => {}

test.beforeAll(async () => {
  halting = createServer(async ({ url = '/', headers }, response) => {
    const { accept = '*/*' } = headers
    const answer = await fetch(site(url), { headers: { accept } })
    const type = answer.headers.get('content-type') ?? ''
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, { 'content-type': type })
    if (type.startsWith('text/html')) {
      const { searchParams } = new URL(url, site('/'))
      const quotes = Number(searchParams.get('quotes'))
      const names = Number(searchParams.get('breadcrumb'))
      let end = quotes ? 0 : body.indexOf('</p>', body.indexOf('</h1>'))
      if (names) end = body.indexOf('<nav', end)
      for (let name = 0; name < names; name += 1) end = body.indexOf('</li>', end + 1)
      for (let quote = 0; quote < quotes; quote += 1)
        end = body.indexOf('</li>', body.indexOf('</blockquote>', end))
      response.write(body.subarray(0, end))
      await new Promise<void>((resolve) => {
        if (quotes) goOn = resolve
        else setTimeout(resolve, pause)
      })
      response.end(body.subarray(end))
    } else response.end(body)
  })
  await new Promise<void>((resolve) => halting.listen(0, '127.0.0.1', resolve))
})

test.afterAll(() => {
  halting.closeAllConnections()
  halting.close()
})

for (const width of sample([390, 1440])) {
  test(`the loaded part of a page does not move when the rest arrives, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(countShifts)
    const { port } = halting.address() as AddressInfo
    for (const { path } of sample(kinds, 6)) {
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
      // Otherwise nothing is painted before the page is complete.
      await expect(page.locator('h1'), path).toBeVisible({ timeout: pause })
      await page.waitForLoadState()
      await fontsSettled(page)
      await expectFewShifts(page, `of ${path}`)
    }
  })
}

test('a breadcrumb stays on its line while its last names are still loading', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 })
  await page.addInitScript(countShifts)
  const { port } = halting.address() as AddressInfo
  for (const path of ['/en/buyers', '/en/value']) {
    await page.goto(`http://127.0.0.1:${port}${path}?breadcrumb=2`, { waitUntil: 'commit' })
    await expect(page.locator('main nav li').first(), path).toBeVisible({ timeout: pause })
    await page.waitForLoadState()
    await fontsSettled(page)
    await expectFewShifts(page, `of ${path}`)
  }
})

test('cards keep their width while the last ones are still loading', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.addInitScript(countShifts)
  const { port } = halting.address() as AddressInfo
  for (const path of ['/testimonials', '/en/testimonials']) {
    await page.goto(`http://127.0.0.1:${port}${path}?quotes=2`, { waitUntil: 'commit' })
    await expect(page.locator('blockquote'), path).toHaveCount(2)
    await page.waitForTimeout(pause)
    goOn()
    await expect(page.locator('blockquote'), path).toHaveCount(3)
    await fontsSettled(page)
    await expectFewShifts(page, `of ${path}`)
  }
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
