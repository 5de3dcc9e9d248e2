import { expect, type Page } from '@playwright/test'

/** Goes down the page as a reader does, so that lazy pictures and late fonts have arrived. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    // As slow as the browser paints: who reads never outruns what is laid out ahead.
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

/** Waits until the page has its faces, which come after `load`, or has decided to go without them. */
export async function fontsSettled(page: Page) {
  await page.waitForFunction(() => 'fontsSettled' in document.documentElement.dataset)
}

/** No page scrolls sideways on the smallest phone, nor with text at twice its size. */
export async function expectNarrow(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (text) => document.documentElement.style.setProperty('font-size', text),
      size,
    )
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, `pixels too wide at 320 px with text at ${size}`).toBeLessThanOrEqual(0)
  }
}
