import { expect, test } from '@playwright/test'
import { sample, site } from '../support/pages.ts'
import { addTextLines } from '../support/textLines.ts'

for (const width of sample([390, 768, 1024, 1280, 1440])) {
  test(`the bar covers no line of running text in part, at ${width} px`, async ({ page }) => {
    await page.addInitScript(addTextLines)
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/value', '/en/numbers', '/glossary']) {
      await page.goto(site(path))
      for (const top of [700, 1500, 2300, 3100]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        await expect
          .poll(() => page.evaluate(partlyCovered), { message: `${path} at ${top}` })
          .toEqual([])
      }
    }
  })
}

test('the bar throws its shadow only where no strip reaches across the window', async ({
  page,
}) => {
  await page.goto(site('/value'))
  for (const [width, thrown] of [
    [1024, 0],
    [1440, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    const shadow = await page
      .locator('body > header')
      .evaluate((bar) => getComputedStyle(bar).boxShadow)
    const offsets = [...shadow.matchAll(/(\d+)px \d+px \d+px \d+px/g)].map(([, x]) => Number(x))
    expect(Math.max(...offsets), `${width} px: ${shadow}`).toBe(thrown)
  }
})

/** Lines that begin under the bar and end beside it. Runs in the page. */
function partlyCovered(): string[] {
  const bar = document.querySelector('body > header')
  const under = (x: number, y: number) => bar?.contains(document.elementFromPoint(x, y)) ?? false
  return window
    .textLines()
    .filter(({ element }) => element.closest('main'))
    .filter(({ rect }) => {
      const middle = (rect.top + rect.bottom) / 2
      return under(rect.left + 1, middle) && !under(rect.right - 1, middle)
    })
    .map(({ text }) => text)
}
