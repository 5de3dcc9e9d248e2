import { expect, test } from '@playwright/test'
import { testsAll } from '../../support/testsAll.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import { expectNarrow, hydrate, scrollThrough } from '../support/pageLayout.ts'
import { everyPage, oneOfEachKind, site, violations } from '../support/pages.ts'
import { watchPage } from '../support/watchPage.ts'

/** The specification's minimum height of a hero, in pixels (section 9). */
const heroHeight = 400

for (const [at, { path, id, kind, language }] of (testsAll ? everyPage : oneOfEachKind).entries()) {
  const widths = testsAll ? [390, 1280] : [at % 2 ? 1280 : 390]
  test(`${path} passes all checks at ${widths.join(' and ')} px`, async ({ page }) => {
    const troubles = watchPage(page)
    await page.addInitScript(countShifts)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const response = await page.goto(site(path), { waitUntil: 'load' })
      expect(response?.status()).toBe(200)
      await page.evaluate(fontsArrived)
      await scrollThrough(page)

      expect(await page.locator('h1').count(), 'one h1').toBe(1)
      const slips = page.locator('[class~=undefined], [class~=null], [class~=false]')
      expect(await slips.count(), 'undefined classes').toBe(0)
      // A parenthetical explanation appears once.
      const twice = /.{0,20}）（.{0,20}/.exec((await page.locator('main').textContent()) ?? '')
      expect(twice?.[0], 'brackets after brackets').toBeUndefined()
      expect(await page.evaluate(narrowHeadings), `headings without room at ${width}`).toEqual([])
      // The gallery of templates has no hero: visitors come for its cards (section 2). Search, which is no screen of
      // the specification, shows its first result in a phone's first window.
      if (kind !== 'templates' && !(kind === 'search' && width < 768)) {
        const hero = await page.locator('main > div').first().boundingBox()
        expect(hero?.height, `height of the hero at ${width}`).toBeGreaterThanOrEqual(heroHeight)
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      const overflow = () => document.documentElement.scrollWidth - innerWidth
      expect(await page.evaluate(overflow), `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
      await expectFewShifts(page, `at ${width}`)
      expect(await violations(page), `axe at ${width}`).toEqual([])
    }

    for (const island of await page.locator('astro-island').all()) await hydrate(island)
    const scripts = [...troubles.scripts]
    await expectFewShifts(page, 'when islands hydrate')
    const islands = await page.locator('astro-island').count()
    const react = scripts.filter((script) => /client/i.test(script))
    if (islands === 0) expect(react, 'no React where no island needs it').toEqual([])
    await expectNarrow(page)

    expect(troubles.errors, 'console errors').toEqual([])
    expect(troubles.foreign, 'requests to other hosts').toEqual([])
    if (id !== 'contact')
      await expect(page.locator('main ~ section a[href$="/contact"]')).toBeVisible()
  })
}

/** Waits until the fonts, which load after `load`, are applied. Runs in the page. */
async function fontsArrived() {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
  while (!('fontsSettled' in document.documentElement.dataset)) await pause()
  await pause()
}

/** Visible headings too narrow for three of their characters. Runs in the page. */
function narrowHeadings(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3)')]
    .filter((heading) => heading.checkVisibility() && heading.textContent.length > 3)
    .filter((heading) => heading.offsetWidth < 3 * parseFloat(getComputedStyle(heading).fontSize))
    .filter(({ offsetHeight }) => offsetHeight > 1)
    .map(({ textContent }) => textContent)
}
