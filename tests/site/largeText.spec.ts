/** Double text size by the browser's setting (WCAG 1.4.4), which enlarges neither pictures nor the window. */
import { expect, test } from '@playwright/test'
import { languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { browserArguments, findBrowser } from '../../scripts/browser.ts'
import { href } from '../../src/models/site/links.ts'
import { tooWide } from './support/pageLayout.ts'
import { site } from './support/pages.ts'

const large = '--blink-settings=defaultFontSize=32'
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--disable-gpu', ...browserArguments, large],
  },
})

/** A page of each layout, and those with the widest tables. */
const ids: readonly PageId[] = [
  'home',
  'succession',
  'business',
  'sales',
  'insights',
  'glossary',
  'contact',
  'search',
  'templates',
  'value',
  'fees',
  'planner',
  'exit-finder',
]

for (const language of languages) {
  test(`${language}: with double text size, nothing scrolls sideways`, async ({ page }) => {
    for (const id of ids) {
      const path = href(id, language)
      await page.goto(site(path))
      for (const width of [390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const size = () => Number.parseFloat(getComputedStyle(document.body).fontSize)
        expect(await page.evaluate(size), 'the setting is in force').toBeGreaterThanOrEqual(32)
        expect(await tooWide(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  })
}

for (const language of languages) {
  test(`${language}: with double text size, the doors have their names above them`, async ({
    page,
  }) => {
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site(href('succession', language)))
      const heading = page.locator('#doors')
      await heading.scrollIntoViewIfNeeded()
      // A wrong guess of the wall's crop in the styles would put names on the ground or the pier.
      const free = () =>
        heading.evaluate(({ parentElement }) => {
          const pier = parentElement?.getBoundingClientRect().top ?? 0
          const names = [...document.querySelectorAll('nav[aria-labelledby=doors] li > a')]
          const spaces = names.map((name) => {
            const range = document.createRange()
            range.selectNodeContents(name)
            return pier - range.getBoundingClientRect().bottom
          })
          return spaces.length === 6 ? Math.min(...spaces) / innerWidth : 0
        })
      await expect.poll(free, `at ${width}`).toBeGreaterThan(0.1)
    }
  })
}

test('with double text size, the skip link is outside the window until it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const language of languages) {
    await page.goto(site(href('home', language)))
    const skip = page.locator('a[href="#main"]').first()
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeInViewport({ ratio: 1 })
  }
})
