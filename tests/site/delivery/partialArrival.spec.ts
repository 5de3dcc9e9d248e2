import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { kinds, sample, site } from '../support/pages.ts'
import { largestPaint } from '../support/paints.ts'
import { fontsSettled } from '../support/reading.ts'
import { countShifts, expectFewShifts } from '../support/shifts.ts'

/** How long a page stops after its title, in milliseconds: long enough for a paint. */
const pause = 400

/**
 * The site over a line that stops after every page's title and subtitle, as a busy phone stops reading it; with
 * `?quotes=2` after the second quote on it, until it is told to go on.
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
      const quotes = Number(new URL(url, site('/')).searchParams.get('quotes'))
      let end = quotes ? 0 : body.indexOf('</p>', body.indexOf('</h1>'))
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
  test(`what has come of a page stays where it is when the rest comes, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(countShifts)
    const { port } = halting.address() as AddressInfo
    for (const { path } of kinds) {
      await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'commit' })
      // Otherwise nothing is seen of the page before it is whole.
      await expect(page.locator('h1'), path).toBeVisible({ timeout: pause })
      await page.waitForLoadState()
      await fontsSettled(page)
      await expectFewShifts(page, `of ${path}`)
    }
  })
}

test('cards keep their width while the last of them is still on its way', async ({ page }) => {
  // As high a window as shows them.
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

/** What no page needs to be seen: the fonts and their list, and what islands are made of. */
const late = /\/fonts\/|\/client\./

test('what comes late is asked for once the largest picture is painted', async ({ browser }) => {
  const early: string[] = []
  let seen = 0
  for (const { path } of kinds) {
    // Every visit is a first one.
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
