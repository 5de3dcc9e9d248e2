import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { localAddress } from '../../../routing/address.ts'
import { languages } from '../../../routing/language.ts'
import { newestArticles } from '../../../src/models/site/newest.ts'
import { siteUrl, words } from '../../../src/models/site/site.ts'
import { everyFirstPage, inTestAll, site, violations } from '../support/pages.ts'
import { fileAt, unanswered } from '../support/publicAddresses.ts'

const { near, pages: all } = words.site.notFound
const mistyped = (language: 'ja' | 'en') => localAddress('/sucession-plan', language)

/** What a static host sends for every unknown path: the 404 page as built. */
async function asStaticHost(page: Page, language: 'ja' | 'en') {
  const file = language === 'ja' ? 'dist/404.html' : 'dist/en/404.html'
  const body = await readFile(file, 'utf8')
  await page.route(site(mistyped(language)), (route) =>
    route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
  )
}

const listed = (page: Page) =>
  page
    .locator('main nav[aria-labelledby="pages"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))

for (const language of languages) {
  const succession = localAddress('/succession', language)

  test(`${language}: the server suggests pages similar to a mistyped path, without a script`, async () => {
    const { status, text } = await fileAt(mistyped(language))
    expect(status).toBe(404)
    const nav = parse(text).querySelector('main nav[aria-labelledby="pages"]')
    expect(nav?.querySelector('h2')?.textContent).toBe(near[language])
    const links = nav?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
    expect(links[0]).toBe(succession)
    expect(links.length).toBeLessThanOrEqual(4)
    expect(text).not.toContain('sucession')
  })

  test(
    `${language}: on a static host a script suggests them`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await asStaticHost(page, language)
      await page.goto(site(mistyped(language)))
      await expect(page.locator('#pages')).toHaveText(near[language])
      const { text } = await fileAt(mistyped(language))
      const served = parse(text).querySelectorAll('main nav[aria-labelledby="pages"] a')
      expect(await listed(page)).toEqual(served.map((link) => link.getAttribute('href')))
      expect(await violations(page)).toEqual([])
    },
  )

  test(
    `${language}: without JavaScript a static host shows all pages`,
    inTestAll(language === 'en'),
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await asStaticHost(page, language)
      await page.goto(site(mistyped(language)))
      await expect(page.locator('#pages')).toHaveText(all[language])
      const articles = newestArticles as readonly string[]
      const own = everyFirstPage.filter(
        ({ id, kind, listed, language: its }) =>
          listed && its === language && (kind !== 'article' || articles.includes(id)),
      )
      expect((await listed(page)).sort()).toEqual(own.map(({ path }) => path).sort())
      await context.close()
    },
  )

  test(
    `${language}: the page names no other page twice`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await page.goto(site(localAddress('/wp-login.php', language)))
      const links = await page
        .locator('main a')
        .evaluateAll((all) => all.map((each) => each.getAttribute('href')))
      expect(links.length).toBeGreaterThan(9)
      expect(new Set(links).size).toBe(links.length)
    },
  )

  test(
    `${language}: a path unlike any page gets the list of all pages`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await page.goto(site(localAddress('/wp-login.php', language)))
      await expect(page.locator('#pages')).toHaveText(all[language])
      const links = await listed(page)
      expect(links.length).toBeGreaterThan(20)
      expect(await unanswered(links.map((link) => siteUrl + link))).toEqual([])
    },
  )
}

test('an unknown path with /EN is answered in English', async () => {
  for (const path of ['/EN/foo', '/En/sucession-plan', '/EN']) {
    const { status, text } = await fileAt(path)
    if (path === '/EN') expect(status, 'it leads to home').toBe(200)
    else expect(status, path).toBe(404)
    expect(parse(text).querySelector('html')?.getAttribute('lang'), path).toBe('en')
  }
  const { text } = await fileAt('/EN/SUCESSION-PLAN')
  const nav = parse(text).querySelector('main nav[aria-labelledby="pages"]')
  expect(nav?.querySelector('a')?.getAttribute('href')).toBe('/en/succession')
})

test('a page that is not found has the field of the search', async ({ page }) => {
  for (const language of languages) {
    await page.goto(site(mistyped(language)))
    await page.locator('main').getByRole('searchbox').fill('M&A')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${localAddress('/search', language)}[?]q=M%26A`))
  }
})
