import type { Browser, Page } from '@playwright/test'
import { type Language, languages } from '../../routing/language.ts'
import { option } from '../../scripts/options.ts'
import { href } from '../../src/models/site/links.ts'
import { queries } from '../../tests/site/support/search.ts'
import { onSite, quantile } from '../onSite.ts'

// npm run bench:search: time from a key stroke to its results in the page, on the built site, for every test
// query, key by key. Each key's best time counts; on a busy machine the others measure other processes. Needs
// a build.
//   --rounds N          repetitions (5)
//   --slower N          a processor N times slower (1)

const rounds = Number(option('--rounds') ?? 5)
const slower = Number(option('--slower') ?? 1)
await onSite(async (browser, url) => {
  for (const language of languages) {
    const runs: Awaited<ReturnType<typeof run>>[] = []
    for (let round = 0; round < rounds; round += 1) {
      runs.push(await run(browser, url + href('search', language), language))
    }
    const keys = runs[0]?.times ?? []
    const times = keys.map((_, key) => Math.min(...runs.map((each) => each.times[key] ?? 0)))
    const at = (share: number) => quantile(times, share).toFixed(1)
    const opened = Math.min(...runs.map((each) => each.opened))
    console.log(
      `${language}: ${times.length} keys, from key to results in the page: median ${at(0.5)} ms, ` +
        `95 % ${at(0.95)} ms, longest ${at(1)} ms; from touch to the first answer ${opened.toFixed(0)} ms`,
    )
  }
})

/** Types every query into a fresh page, without anything cached. */
async function run(
  browser: Browser,
  address: string,
  language: Language,
): Promise<{ times: number[]; opened: number }> {
  const page = await browser.newPage()
  const client = await page.context().newCDPSession(page)
  if (slower > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const opened = await open(page, address)
  const times: number[] = []
  for (const { query } of queries('tuned')[language]) times.push(...(await type(page, query)))
  await page.close()
  return { times, opened }
}

async function open(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForFunction(() => 'fontsSettled' in document.documentElement.dataset)
  const touched = performance.now()
  await page.locator('main input[type=search]').fill('Legatus')
  await page.locator('main input[type=search]').focus()
  await page.locator('[data-result]').first().waitFor()
  const opened = performance.now() - touched
  await page.locator('main input[type=search]').fill('')
  return opened
}

/** Types a query key by key. @returns ms from each key to the changed page */
function type(page: Page, query: string): Promise<number[]> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (!field || !set) throw new Error('The page has no field of search')
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    /** Resolves once the page shows the results of a query, which follow the paint of the typed text. */
    const answered = (query: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!document.querySelector('#results')?.textContent.includes(query)) return
          observer.disconnect()
          resolve()
        }
        const observer = new MutationObserver(look)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      })
    const times: number[] = []
    let before = ''
    for (let length = 1; length <= text.length; length += 1) {
      const query = text.slice(0, length).trim()
      // A trailing space does not start a new search.
      const answer = query === before ? Promise.resolve() : answered(query)
      before = query
      set.call(field, text.slice(0, length))
      const from = performance.now()
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await answer
      document.body.getBoundingClientRect()
      times.push(performance.now() - from)
      await painted()
    }
    return times
  }, query)
}
