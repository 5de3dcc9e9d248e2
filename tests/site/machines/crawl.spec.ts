import { expect, type Page, test } from '@playwright/test'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { testsAll } from '../../support/testsAll.ts'
import { countShifts, expectFewShifts } from '../support/layoutShifts.ts'
import {
  partedAmounts,
  smallTargets,
  smallTexts,
  tablesCut,
  widerTables,
} from '../support/pageChecks.ts'
import { expectNarrow, hydrate, scrollThrough, tooWide } from '../support/pageLayout.ts'
import { type everyPage, pages, site, violations } from '../support/pages.ts'
import { watchPage } from '../support/watchPage.ts'

/** Pages of the form, which need no link to it. */
const ofTheForm = ['contact', 'contact-sent']

/** The specification's minimum height of a hero, in pixels (section 9). */
const heroHeight = 400

for (const [at, { path, id, kind, language }] of pages.entries()) {
  // The sample alternates languages: both meet both widths.
  const widths = testsAll ? [390, 1280] : [at % 4 < 2 ? 390 : 1280]
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
      const mark = page.locator('#opening')
      expect(await mark.count(), 'the mark that the first frame waits for').toBe(1)
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
      expect(await tooWide(page), `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
      await expectFewShifts(page, `at ${width}`)
      expect(await violations(page), `axe at ${width}`).toEqual([])
    }

    for (const island of await page.locator('astro-island').all()) await hydrate(island)
    const scripts = [...troubles.scripts]
    await expectFewShifts(page, 'when islands hydrate')
    const islands = await page.locator('astro-island').count()
    const react = scripts.filter((script) => /client/i.test(script))
    if (islands === 0) expect(react, 'no React where no island needs it').toEqual([])
    await page.setViewportSize({ width: 390, height: 900 })
    await expectForPhones(page, { id, path, kind, language })
    for (const width of [768, 800, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await page.evaluate(widerTables), `wider than their column at ${width}`).toEqual([])
    }
    await expectNarrow(page)

    expect(troubles.errors, 'console errors').toEqual([])
    expect(troubles.foreign, 'requests to other hosts').toEqual([])
    if (id !== 'contact')
      await expect(page.locator('main ~ section a[href$="/contact"]')).toBeVisible()
  })
}

/** What a page needs on a phone of 390 x 900 px. */
async function expectForPhones(
  page: Page,
  {
    id,
    path,
    kind,
    language,
  }: Pick<(typeof everyPage)[number], 'id' | 'path' | 'kind' | 'language'>,
) {
  expect(await page.evaluate(smallTexts), 'smaller than 14 px').toEqual([])
  expect(await page.evaluate(smallTargets, 44), 'targets').toEqual([])
  const bar = page.getByRole('complementary').filter({ has: page.locator('a[href="#top"]') })
  const contact = bar.getByRole('link', { name: words.site.contact[language], exact: true })
  if (ofTheForm.includes(id)) await expect(contact).toHaveCount(0)
  else {
    await expect(contact).toHaveAttribute('href', href('contact', language))
    const box = await contact.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), 'at the bottom of the window').toBe(900)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
  if (kind !== 'templates') {
    const top = await page.getByRole('banner').boundingBox()
    const picture = await page.locator('main img').first().boundingBox()
    expect(picture?.y, 'below the bar').toBeGreaterThanOrEqual((top?.y ?? 0) + (top?.height ?? 0))
  }
  expect(await page.evaluate(tablesCut), path).toEqual([])
  // The final lines: digits are wider in the late fonts, which are there.
  for (const width of language === 'ja' ? [360, 390, 430] : []) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(partedAmounts), `broken amounts at ${width}`).toEqual([])
  }
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
