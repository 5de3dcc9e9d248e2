import { expect, type Page, test } from '@playwright/test'
import { pages, site, violations } from './support/pages.ts'

/** The budgets: brotli bytes of HTML with its inlined CSS, and of all scripts where islands are. */
const htmlBudget = 14_336
const scriptBudget = 70_000
/** Late fonts may move a line's end by a hair, nothing that a reader sees; Chrome calls 0.1 good. */
const shiftBudget = 0.01

/** The specification's least height of a hero, in pixels (section 9). */
const heroHeight = 400

const widths = [390, 1280]

for (const { path, id, language } of pages) {
  test(`${path} keeps its promises at 390 and 1280 px`, async ({ page }) => {
    const troubles = watch(page)
    expect(await brotliSize(site(path)), 'brotli bytes of HTML and CSS').toBeLessThanOrEqual(
      htmlBudget,
    )

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(countShifts)
      const response = await page.goto(site(path), { waitUntil: 'load' })
      expect(response?.status()).toBe(200)
      await page.evaluate(fontsArrived)
      await scrollThrough(page)

      expect(await page.locator('h1').count(), 'one h1').toBe(1)
      const hero = await page.locator('main > div').first().boundingBox()
      expect(hero?.height, `height of the hero at ${width}`).toBeGreaterThanOrEqual(heroHeight)
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
      await expectFewShifts(page, `at ${width}`)
      expect(await violations(page), `axe at ${width}`).toEqual([])
    }

    const scripts = await hydrate(page, troubles.scripts)
    await expectFewShifts(page, 'when islands hydrate')
    const islands = await page.locator('astro-island').count()
    const react = scripts.filter((script) => /client|react|islands/i.test(script))
    if (islands === 0) expect(react, 'no React where no island needs it').toEqual([])
    const sizes = await Promise.all(scripts.map(brotliSize))
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      'bytes of script',
    ).toBeLessThanOrEqual(scriptBudget)

    await page.setViewportSize({ width: 320, height: 640 })
    for (const size of ['100%', '200%']) {
      await page.evaluate(
        (text) => document.documentElement.style.setProperty('font-size', text),
        size,
      )
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `pixels too wide at 320 px with text at ${size}`).toBeLessThanOrEqual(0)
    }

    expect(troubles.errors, 'console errors').toEqual([])
    expect(troubles.foreign, 'requests to other hosts').toEqual([])
    if (id !== 'contact')
      await expect(page.locator('main ~ section a[href$="/contact"]')).toBeVisible()
  })
}

/** Everything that goes wrong while a page is open, and the scripts that it loads. */
function watch(page: Page) {
  const errors: string[] = []
  const foreign: string[] = []
  const scripts = new Set<string>()
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(site('/')) && !request.url().startsWith('data:')) {
      foreign.push(request.url())
    }
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`)
  })
  return { errors, foreign, scripts }
}

/** Layout shifts as Chrome reports them: their sum, and what moved how far, for the message. */
interface Shifts {
  sum: number
  moved: string[]
}

/** Adds up layout shifts in `window.shifts`; runs in the page. */
function countShifts() {
  interface Entry extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
  const shifts: Shifts = { sum: 0, moved: [] }
  Reflect.set(window, 'shifts', shifts)
  const rect = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      shifts.sum += value
      for (const { node, previousRect, currentRect } of sources) {
        const text = node?.textContent?.slice(0, 20) ?? ''
        shifts.moved.push(
          `${value.toFixed(4)} ${node?.nodeName} "${text}" ${rect(previousRect)} -> ${rect(currentRect)}`,
        )
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts so far; what moved is part of the message when there are too many. */
async function expectFewShifts(page: Page, when: string) {
  const { sum, moved } = await page.evaluate(() => Reflect.get(window, 'shifts') as Shifts)
  expect(sum, `shift ${when}:\n${moved.join('\n')}`).toBeLessThanOrEqual(shiftBudget)
}

/** Waits until the fonts, which come after `load`, are in place; runs in the page. */
async function fontsArrived() {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
  while (!('fontsSettled' in document.documentElement.dataset)) await pause()
  await pause()
}

/** Goes down the page as a reader does, so that lazy pictures and late fonts have arrived. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 40))
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: 'instant' })
      await pause()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await pause()
  })
}

/** Touches every island, and gives the scripts that the page has loaded then. */
async function hydrate(page: Page, scripts: ReadonlySet<string>): Promise<string[]> {
  for (const island of await page.locator('astro-island').all()) {
    await island.dispatchEvent('pointerenter')
    await expect(island).not.toHaveAttribute('ssr')
  }
  return [...scripts]
}

async function brotliSize(url: string): Promise<number> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding'), `${url} is sent compressed`).toBe('br')
  await response.arrayBuffer()
  return Number(response.headers.get('content-length'))
}
