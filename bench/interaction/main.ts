import type { Browser, Page } from '@playwright/test'
import type { Language } from '../../routing/language.ts'
import { option } from '../../scripts/options.ts'
import { href } from '../../src/models/site/links.ts'
import { onSite, quantile } from '../onSite.ts'
import { interactions } from './interactions.ts'

// npm run bench:interaction: Interaction to Next Paint on the built site, with a slowed-down processor. Each
// interaction starts on a fresh page, several times. Fails when the median of the longest is over the limit.
// Needs a build and an idle machine.
//   --rounds N          repetitions (5)
//   --slower N          a processor N times slower (4)

/** Longest allowed interaction, in ms. */
const limit = 100
const rounds = Number(option('--rounds') ?? 5)
const slower = Number(option('--slower') ?? 4)
const language: Language = 'ja'

let over = 0
await onSite(async (browser, url) => {
  console.log(
    '| Interaction | On | Presses and keys | Longest, median (ms) | Longest of all (ms) |',
  )
  console.log('|---|---|---:|---:|---:|')
  for (const each of interactions) {
    const longest: number[] = []
    let counted = 0
    for (let round = 0; round < rounds; round += 1) {
      const durations = await run(browser, url + href(each.page, language), each.width, each.act)
      counted = durations.length
      longest.push(Math.max(...durations))
    }
    if (counted === 0) throw new Error(`${each.name}: the browser told of no interaction.`)
    const median = quantile(longest, 0.5)
    if (median > limit) over += 1
    const place = `${href(each.page, language)}, ${each.width} px`
    console.log(`| ${each.name} | ${place} | ${counted} | ${median} | ${Math.max(...longest)} |`)
  }
})
console.log(
  `\n${interactions.length} interactions, processor ${slower} times slower; ${over} over ${limit} ms`,
)
if (over > 0) process.exitCode = 1

/** Runs an interaction on a fresh page. @returns the duration of each press and key, in ms */
async function run(
  browser: Browser,
  address: string,
  width: number,
  act: (page: Page) => Promise<void>,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(() => {
    const longest = new Map<number, number>()
    Reflect.set(window, 'interactions', longest)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId, duration } = entry as PerformanceEventTiming
        if (!interactionId) continue
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(address)
  await page.waitForFunction(() => 'fontsSettled' in document.documentElement.dataset)
  await act(page)
  // Event timing entries arrive after the paint.
  await page.waitForTimeout(400)
  const durations = await page.evaluate(() => {
    const longest: Map<number, number> = Reflect.get(window, 'interactions')
    return [...longest.values()]
  })
  await context.close()
  return durations
}
