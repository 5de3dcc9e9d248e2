import { expect, type Frame, type Locator, type Page } from '@playwright/test'

/** Scrolls down like a reader, so that lazy pictures and late fonts load. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    // One step per frame, so that layout keeps up.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const pause = async () => {
      for (let frames = 0; frames < 3; frames += 1) await frame()
    }
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await pause()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await pause()
  })
}

/** What a slow line does to a page: every script comes late. @param pause in ms */
export async function slowScripts(page: Page, pause = 1500) {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await route.continue()
  })
}

/** Holds files of a page back. @returns what lets them come */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** Touches an island, which loads its script, and waits until it is hydrated. */
export async function hydrate(island: Locator) {
  await island.dispatchEvent('pointerenter')
  await expect(island).not.toHaveAttribute('ssr')
}

/** Waits until the page has its fonts, which load after `load`, or gave up on them. */
export async function fontsSettled(page: Page) {
  await page.waitForFunction(() => 'fontsSettled' in document.documentElement.dataset)
}

/** Waits for the fonts and has the whole page laid out: until then, what is far below the window has estimated heights. */
export async function laidOut(page: Page) {
  await fontsSettled(page)
  await page.keyboard.press('Tab')
}

/** How many pixels a page is wider than its window: below 0 or 0 if it does not scroll sideways. */
export const tooWide = (page: Page | Frame) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Expects no sideways scrolling on the smallest phone, with normal and double text size. */
export async function expectNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (text) => document.documentElement.style.setProperty('font-size', text),
      size,
    )
    expect(await tooWide(page), `pixels too wide at 320 px, text at ${size}`).toBeLessThanOrEqual(0)
  }
}
