/** The menu's map: all pages by topic beside the five entries. */
import { expect, type Page, test } from '@playwright/test'
import { type Language, languages } from '../../../routing/language.ts'
import { menuThemes } from '../../../src/models/frame/menuThemes.ts'
import { href, pageName } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { everyFirstPage, inTestAll, sample, site, violations } from '../support/pages.ts'

const mapOf = (page: Page, language: Language) =>
  page.locator('#menu').getByRole('navigation', { name: words.menu.map[language], exact: true })

async function openMenu(page: Page, language: Language) {
  await page.getByRole('button', { name: words.site.openMenu[language], exact: true }).click()
  await expect(page.locator('#menu')).toHaveCSS('opacity', '1')
}

test('a double click on the button opens the menu and leaves it open', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site(href('contact', 'en')))
    await page.getByRole('button', { name: words.site.openMenu.en, exact: true }).dblclick()
    await page.waitForTimeout(500)
    await expect(page.locator('#menu')).toBeVisible()
  }
})

for (const language of languages) {
  test(
    `${language}: every page of the site is in the menu`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await page.goto(site(href('contact', language)))
      await openMenu(page, language)
      const links = await page
        .locator('#menu a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      // Home is the logo's link, search the field's page; privacy and accessibility are in the footer.
      const elsewhere = ['home', 'search', 'privacy', 'accessibility']
      const wanted = everyFirstPage.filter(
        (each) => each.listed && each.language === language && !elsewhere.includes(each.id),
      )
      expect(wanted.length).toBeGreaterThan(25)
      for (const { path } of wanted) expect(links, path).toContain(path)
    },
  )

  test(
    `${language}: each topic has its heading, its picture and its pages, in order`,
    inTestAll(),
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(site(href('contact', language)))
      await openMenu(page, language)
      const map = mapOf(page, language)
      const themes = menuThemes()
      await expect(map.getByRole('heading')).toHaveText(
        themes.map(({ heading }) => heading[language]),
      )
      for (const [at, { pages }] of themes.entries()) {
        const theme = map.locator('details').nth(at)
        const links = theme.getByRole('link')
        await expect(links).toHaveText(pages.map((id) => pageName(id, language)))
        for (const link of await links.all()) {
          await expect(link).toBeVisible()
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
          // Not clipped by its container.
          await link.click({ trial: true })
        }
        await expect(theme.locator('img')).toBeVisible()
      }
      // The entries are first and larger, and the whole map is beside them without scrolling.
      const size = (of: string) =>
        page
          .locator(of)
          .first()
          .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize))
      expect(await size('#menu li a')).toBeGreaterThan(2 * (await size('#menu details li a')))
      const tall = await page.locator('#menu').evaluate((menu) => menu.scrollHeight - innerHeight)
      expect(tall, 'pixels to scroll').toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    },
  )
}

test('pictures of topics load when the menu opens, not before', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const pictures = menuThemes().map(({ picture }) => `/${picture}-card-`)
  const fetched = () => pictures.filter((name) => asked.some((url) => url.includes(name)))
  await page.goto(site('/contact'))
  await page.waitForLoadState('networkidle')
  expect(fetched()).toEqual([])
  await openMenu(page, 'ja')
  await expect.poll(fetched).toEqual(pictures)
})

test('Tab goes through the entries, then the map, skipping topic headings; the button says whether it is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/contact'))
  const button = page.getByRole('button', { name: words.site.openMenu.ja, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const stops = await page
    .locator('#menu :is(a, button, input)')
    .evaluateAll((all) => all.map((each) => each.textContent))
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  // The close button is first and has the focus already.
  for (const stop of stops.slice(1)) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(stop)
  }
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})

for (const width of [390, 320]) {
  test(`on a phone of ${width} px the map is an accordion`, inTestAll(), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(site('/en/contact'))
    await openMenu(page, 'en')
    const map = mapOf(page, 'en')
    await expect(map.locator('details')).toHaveCount(menuThemes().length)
    await expect(map.getByRole('link')).toHaveCount(0)
    for (const theme of await map.locator('details').all()) {
      const summary = theme.locator('summary')
      expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await summary.press('Enter')
      await expect(theme.getByRole('link').first()).toBeVisible()
      await expect(page.locator('#menu'), 'the menu stays open').toBeVisible()
      await theme.locator('summary').click()
      await expect(theme.getByRole('link')).toHaveCount(0)
      await expect(page.locator('#menu'), 'the menu stays open').toBeVisible()
      await summary.click()
    }
    expect(await violations(page)).toEqual([])
    const wide = await page.locator('#menu').evaluate((menu) => menu.scrollWidth - innerWidth)
    expect(wide, 'pixels too wide').toBeLessThanOrEqual(0)
    // In landscape it may be as wide as a tablet: then all topics are open.
    await page.setViewportSize({ width: 844, height: width })
    await expect(map.getByRole('link')).toHaveCount(
      menuThemes().reduce((sum, { pages }) => sum + pages.length, 0),
    )
  })
}

test('the current page is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/dd-support'))
  await openMenu(page, 'ja')
  await expect(mapOf(page, 'ja').locator('[aria-current]')).toHaveText(pageName('dd-support', 'ja'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is there: all open in a wide window, with only links as tab stops; collapsible on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(site('/contact'))
    await openMenu(page, 'ja')
    const map = mapOf(page, 'ja')
    const links = menuThemes().flatMap(({ pages }) => pages)
    await expect(map.getByRole('link')).toHaveCount(links.length)
    await map.getByRole('link').first().focus()
    for (const id of sample(links, 6)) {
      await expect(page.locator(':focus')).toHaveText(pageName(id, 'ja'))
      await page.keyboard.press('Tab')
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(map.getByRole('link')).toHaveCount(0)
    await map.locator('summary').last().click()
    await map.getByRole('link').last().click()
    await expect(page).toHaveURL(site(href(links.at(-1) ?? 'home', 'ja')))
  })
})
