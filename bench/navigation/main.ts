import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'
import type { PageId } from '../../routing/table.ts'
import { option } from '../../scripts/options.ts'
import { href } from '../../src/models/site/links.ts'
import { onSite, quantile } from '../onSite.ts'

// npm run bench:navigation: time from pressing a link to the first paint of its page, with and without
// prefetching (src/layout/Head.astro), in turns. Responses are delayed, and the pointer rests on the link before
// the press. Needs a build.
//   --rounds N          repetitions (10)
//   --delay N           of every response, in ms (150)
//   --rest N            of the pointer on the link, in ms (300)

const rounds = Number(option('--rounds') ?? 10)
const delay = Number(option('--delay') ?? 150)
const rest = Number(option('--rest') ?? 300)
const ways: readonly PageId[] = ['fees', 'succession', 'glossary', 'first-talk', 'insights']

const times = { with: [] as number[], without: [] as number[] }
await onSite(async (browser, url) => {
  const proxy = await distant(url)
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ['with', 'without'] as const) {
      for (const way of ways)
        times[kind].push(await follow(browser, proxy.url, way, kind === 'with'))
    }
  }
  proxy.stop()
})
for (const kind of ['without', 'with'] as const) {
  const at = (share: number) => quantile(times[kind], share).toFixed(0)
  console.log(
    `${kind} fetching on approach: ${times[kind].length} pages, first paint after a median of ${at(0.5)} ms ` +
      `(a quarter under ${at(0.25)}, a quarter over ${at(0.75)})`,
  )
}

/** Points at a link in the footer and follows it. @returns ms from the press to the first paint */
async function follow(browser: Browser, url: string, way: PageId, rules: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(url + href('about', 'ja'))
  await page.waitForFunction(() => 'fontsSettled' in document.documentElement.dataset)
  if (!rules) {
    await page.evaluate(() => document.querySelector('script[type=speculationrules]')?.remove())
  }
  const link = page.locator(`footer a[href="${href(way, 'ja')}"]`)
  await link.hover()
  await page.waitForTimeout(rest)
  await link.click()
  await page.waitForURL(url + href(way, 'ja'))
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { name, startTime } of list.getEntries()) {
            if (name === 'first-contentful-paint') resolve(startTime)
          }
        }).observe({ type: 'paint', buffered: true })
      }),
  )
  await context.close()
  return painted
}

/** A proxy that delays every response. */
async function distant(site: string): Promise<{ url: string; stop: () => void }> {
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const headers = { ...asked.headers, host: new URL(site).host }
    const onward = request(site + asked.url, { method: asked.method, headers }, (found) => {
      setTimeout(() => {
        answer.writeHead(found.statusCode ?? 502, found.headers)
        found.pipe(answer)
      }, delay)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  }
  const proxy = createServer(pass)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  const stop = () => {
    proxy.closeAllConnections()
    proxy.close()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
