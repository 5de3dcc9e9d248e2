import { chromium, type Page } from '@playwright/test'
import { type Language, languages } from '../../routing/language.ts'
import { browserArguments, findBrowser } from '../../scripts/browser.ts'
import { option } from '../../scripts/options.ts'
import { serve } from '../../scripts/servedSite.ts'
import { href } from '../../src/models/links.ts'
import { queries } from '../../tests/site/support/search.ts'

// npm run bench:search: how long a key stroke takes until what it finds is there, in the browser, on the built
// site: every query of the tests, key by key. All is typed several times, and the best time of each key is
// taken: on a busy machine the others say what else ran. dist must be built.
//   --rounds N          how often (5)
//   --slower N          a processor N times slower (1)

const rounds = Number(option('--rounds') ?? 5)
const slower = Number(option('--slower') ?? 1)
const server = await serve()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
try {
  for (const language of languages) {
    const runs: Awaited<ReturnType<typeof run>>[] = []
    for (let round = 0; round < rounds; round += 1) runs.push(await run(language))
    const keys = runs[0]?.times ?? []
    const times = keys
      .map((_, key) => Math.min(...runs.map((each) => each.times[key] ?? 0)))
      .sort((a, b) => a - b)
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
    const opened = Math.min(...runs.map((each) => each.opened))
    console.log(
      `${language}: ${times.length} keys, from key to results in the page: median ${at(0.5)} ms, ` +
        `95 % ${at(0.95)} ms, longest ${at(1)} ms; from touch to the first answer ${opened.toFixed(0)} ms`,
    )
  }
} finally {
  await browser.close()
  await server.stop()
}

/** Types every query into a page of its own, in which nothing is kept of the round before. */
async function run(language: Language): Promise<{ times: number[]; opened: number }> {
  const page = await browser.newPage()
  const client = await page.context().newCDPSession(page)
  if (slower > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const opened = await open(page, server.url + href('search', language))
  const times: number[] = []
  for (const { query } of queries('tuned')[language]) times.push(...(await type(page, query)))
  await page.close()
  return { times, opened }
}

/** Opens search and touches the field; how long it is then until the index answers, in milliseconds. */
async function open(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForFunction(() => 'fontsSettled' in document.documentElement.dataset)
  const touched = performance.now()
  await page.locator('input[type=search]').fill('Legatus')
  await page.locator('input[type=search]').focus()
  await page.locator('[data-result]').first().waitFor()
  const opened = performance.now() - touched
  await page.locator('input[type=search]').fill('')
  return opened
}

/** Types a query key by key; how long each key took until the page was changed, in milliseconds. */
function type(page: Page, query: string): Promise<number[]> {
  return page.evaluate(async (text) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    if (!field || !set) throw new Error('The page has no field of search')
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const times: number[] = []
    for (let length = 1; length <= text.length; length += 1) {
      set.call(field, text.slice(0, length))
      const from = performance.now()
      // React has changed the page, and the browser has laid it out, when this line is passed.
      field.dispatchEvent(new Event('input', { bubbles: true }))
      document.body.getBoundingClientRect()
      times.push(performance.now() - from)
      await painted()
    }
    return times
  }, query)
}
