import { expect, type Page, test } from '@playwright/test'
import type { Language } from '../../../routing/language.ts'
import { href, pageName } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { tooWide } from '../support/pageLayout.ts'
import { inTestAll, layOutAll, notFoundPages, site, violations } from '../support/pages.ts'

const widths = [390, 1280]
const homes = [
  { path: '/', language: 'ja', other: '/en' },
  { path: '/en', language: 'en', other: '/' },
] as const

const entriesIn = (language: Language) =>
  words.menu.items.map(({ page, label }) => ({
    name: label[language],
    address: href(page, language),
  }))

for (const [at, { path, language }] of homes.entries()) {
  const width = at === 0 ? 1280 : 390
  test(
    `the menu of ${path} at ${width} px opens, traps the focus, closes with Esc and restores the focus`,
    inTestAll(at > 0),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site(path))
      const name = words.site.openMenu[language]
      const button = page.getByRole('button', { name, exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('#menu')
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveCSS('opacity', '1')
      const box = await dialog.boundingBox()
      expect([box?.width, box?.height]).toEqual([width, 800])
      expect(await violations(page)).toEqual([])

      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab')
        expect(await focusIsOutside(page), 'focus on the page behind').toBe(false)
      }
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(200)
      expect(await page.evaluate(() => scrollY), 'the page behind scrolls').toBe(0)

      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(button).toBeFocused()
    },
  )
}

function focusIsOutside(page: Page) {
  return page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement !== body && !activeElement?.closest('#menu')
  })
}

for (const { path, language } of homes) {
  test(
    `the menu of ${path} has its entries and a button to the contact page`,
    inTestAll(language === 'ja'),
    async ({ page }) => {
      await page.goto(site(path))
      const { openMenu } = words.site
      await page.getByRole('button', { name: openMenu[language], exact: true }).click()
      const entries = page.locator('#menu nav').first().getByRole('link')
      const wanted = entriesIn(language)
      await expect(entries).toHaveText(wanted.map(({ name }) => name))
      const addresses = await entries.evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      )
      expect(addresses).toEqual(wanted.map(({ address }) => address))
      const button = words.menu.button.label[language]
      await page.locator('#menu').getByRole('link', { name: button, exact: true }).last().click()
      await expect(page).toHaveURL(site(href('contact', language)))
    },
  )
}

test("the menu links to the specification's pages", () => {
  const pages = words.menu.items.map(({ page }) => page)
  expect(pages).toEqual(
    expect.arrayContaining(['about-legatus', 'business', 'about', 'testimonials', 'contact']),
  )
  expect(words.menu.button.page).toBe('contact')
})

test('the menu works on older phones without invoker commands', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    // Disables the browser's own handling of the attribute.
    addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('dialog')) {
        dialog.addEventListener('command', (event) => event.preventDefault())
      }
    })
  })
  await page.goto(site('/'))
  await page.getByRole('button', { name: words.site.openMenu.ja, exact: true }).click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.getByRole('button', { name: words.site.closeMenu.ja, exact: true }).click()
  await expect(page.locator('#menu')).toBeHidden()
})

for (const { path, language, other } of homes) {
  test(
    `the language switch of ${path} marks this language and links to the same page`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await page.goto(site(`${path === '/' ? '' : path}/contact?q=x#form`))
      const footer = page.getByRole('contentinfo')
      const current = footer.locator('[aria-current="true"]')
      await expect(current).toContainText(language.toUpperCase())
      // Visible text is JA and EN, accessible names are the languages' full names.
      const { ja, en } = words.site.languages
      const name = language === 'ja' ? `EN ${en}` : `JA ${ja}`
      await footer.getByRole('link', { name, exact: true }).click()
      await expect(page).toHaveURL(site(`${other === '/' ? '' : other}/contact?q=x#form`))
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'ja' ? 'en' : 'ja')
    },
  )

  test(
    `the footer of ${path} has its link columns, the statement and the copyright line`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await page.goto(site(path))
      const footer = page.getByRole('contentinfo')
      const { columns } = words.footer
      await expect(footer.getByRole('heading', { level: 2 })).toHaveText(
        columns.map(({ heading }) => heading[language]),
      )
      for (const [at, column] of columns.entries()) {
        const names = column.pages.map((id) => pageName(id, language))
        if (at === columns.length - 1) names.push(words.search.allPages[language])
        await expect(footer.locator('nav:has(h2)').nth(at).getByRole('link')).toHaveText(names)
      }
      await expect(footer).toContainText(words.site.footer.statement[language])
      await expect(footer).toContainText(words.site.footer.copyright[language])
    },
  )
}

test('the footer has the four columns of the specification, side by side in a wide window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/en'))
  const columns = page.getByRole('contentinfo').locator('nav:has(h2)')
  await expect(columns.getByRole('heading')).toHaveText([
    'Company Info',
    'Services',
    'Clients',
    'Contact',
  ])
  const tops = await columns.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
  expect(new Set(tops).size).toBe(1)
})

test(
  "the footer fits a phone's window, its links are large enough, and its height is reserved",
  inTestAll(),
  async ({ page }) => {
    const height = () => page.getByRole('contentinfo').evaluate((footer) => footer.clientHeight)
    for (const [width, limit] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/', '/en', '/dd-support', '/en/dd-support', '/contact', '/en/contact']) {
        await page.goto(site(path))
        const reserved = await height()
        await page.evaluate(layOutAll)
        const drawn = await height()
        expect(drawn, path).toBeLessThanOrEqual(limit)
        expect(Math.abs(drawn - reserved), `${path} at ${width} px`).toBeLessThanOrEqual(4)
        for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
          expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44)
        }
      }
    }
  },
)

test("the logo links to home in the page's language", async ({ page }) => {
  await page.goto(site('/en/contact'))
  const name = words.site.home.en
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(site('/en'))
})

test('the back-to-top link appears only beyond 200 px, and works', async ({ page }) => {
  await page.goto(site('/contact'))
  const link = page.locator('[data-to-top]')
  const scroll = (top: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await expect(link).toBeHidden()
  await scroll(200)
  await expect(link).toBeHidden()
  await scroll(202)
  await expect(link).toBeVisible()
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(link).toBeHidden()
})

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto(site('/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.site.skip.ja, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test("the contact banner has the specification's texts and sizes", async ({ page }) => {
  const measure = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    return { width: box?.width, height: box?.height }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/en'))
  const { heading, text, card: cardHeading, button } = words.site.banner
  const banner = page.getByRole('region', { name: heading.en })
  await expect(banner).toContainText(text.en)
  await expect(banner.getByRole('heading', { level: 3 })).toHaveText(cardHeading.en)
  const section = 'section[aria-labelledby="banner-heading"]'
  expect((await measure(section)).height).toBe(470)
  expect((await measure(`${section} > div:first-child`)).height).toBe(343)
  expect(await measure(`${section} > div:last-child`)).toEqual({ width: 1233, height: 127 })

  await page.setViewportSize({ width: 390, height: 800 })
  expect((await measure(`${section} > div:first-child`)).height).toBeGreaterThanOrEqual(200)
  const card = await measure(`${section} > div:last-child`)
  expect(card.width).toBe(300)
  expect(card.height).toBeGreaterThanOrEqual(100)

  await banner.getByRole('link', { name: button.en }).click()
  await expect(page).toHaveURL(site('/en/contact'))
  await page.goto(site('/'))
  await expect(page.locator(section)).toContainText(heading.ja)
  await expect(page.locator(section).getByRole('link')).toHaveText(button.ja)
})

for (const { path, language } of notFoundPages) {
  test(
    `${path} answers 404 in its language, with links`,
    inTestAll(language === 'ja'),
    async ({ page }) => {
      const response = await page.goto(site(path))
      expect(response?.status()).toBe(404)
      const { title, text } = words.site.notFound
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language])
      await expect(page.locator('main')).toContainText(text[language])
      // Once among the suggestions, and once in the list of all pages.
      await expect(page.locator(`main a[href="${href('home', language)}"]`).first()).toBeVisible()
      await expect(page.locator('section[aria-labelledby="banner-heading"]')).toHaveCount(0)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect(await violations(page), `axe at ${width}`).toEqual([])
        expect(await tooWide(page), `pixels too wide at ${width}`).toBeLessThanOrEqual(0)
      }
    },
  )
}

test("the web fonts load after `load`, subset to the page's characters", async ({ page }) => {
  for (const [path, families, budget] of [
    ['/', ['Newsreader Cut', 'Mincho Core'], 100_000],
    ['/en', ['Newsreader Cut'], 50_000],
  ] as const) {
    await page.goto(site(path))
    await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
    const there = await page.evaluate(() => [...document.fonts].map(({ family }) => family).join())
    for (const family of families) expect(there).toContain(family)
    // A subset font is loaded as a whole, so its file size is what the page fetched.
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
    )
    expect(bytes.length).toBeGreaterThan(1)
    expect(
      bytes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(budget)
    await page.evaluate(() => sessionStorage.clear())
  }
})
