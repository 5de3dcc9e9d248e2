import { expect, test } from '@playwright/test'
import { parse } from 'node-html-parser'
import { languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { longestQuery } from '../../../src/search/longestQuery.ts'
import { atFirst } from '../../../src/search/resultsHtml.ts'
import { hold } from '../support/pageLayout.ts'
import { inTestAll, sample, site } from '../support/pages.ts'
import { field, openSearch, pagesFound, results } from '../support/search.ts'

const path = href('search', 'ja')
const address = (query: string, more = '') => site(`${path}?q=${encodeURIComponent(query)}${more}`)

async function ask(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { redirect: 'manual', ...init })
  const html = await response.text()
  return { response, html, main: parse(html).querySelector('main') }
}

for (const language of sample(languages)) {
  test(`${language}: without JavaScript the server gives the results that the browser gives with it`, async ({
    page,
    browser,
  }) => {
    await openSearch(page, language)
    const expected = await pagesFound(page, 'M&A')
    const shown = await page.locator('#results ~ ol').textContent()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(site(href('search', language)))
    await expect(plain.getByText(words.search.noScript[language])).toBeVisible()
    await field(plain).fill('M&A')
    await field(plain).press('Enter')
    await expect(plain).toHaveURL(site(`${href('search', language)}?q=M%26A#results`))
    await expect(field(plain)).toHaveValue('M&A')
    await expect(plain.locator('#results')).toBeInViewport()
    await expect(plain.getByText(words.search.noScript[language])).toHaveCount(0)
    const found = await plain
      .locator('h3 > [data-result]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    expect(found).toEqual(expected)
    expect(found).toHaveLength(atFirst)
    expect(await plain.locator('#results ~ ol').textContent()).toBe(shown)
    await plain.locator('#results ~ a').click()
    await expect.poll(() => plain.locator('h3 > [data-result]').count()).toBeGreaterThan(atFirst)
    await results(plain).first().click()
    await expect(plain).toHaveURL(site(expected[0]))
    await context.close()
  })
}

test('with JavaScript what the server found gives way to the same from the browser', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.addInitScript(() => {
    const there: boolean[] = []
    Object.assign(window, { there })
    new MutationObserver(() => {
      const now = document.querySelector('#results') !== null
      if (now || there.length > 0) there.push(now)
    }).observe(document, { childList: true, subtree: true })
  })
  const index = page.waitForResponse(/\/_astro\/search\./)
  await page.goto(address('後継者'))
  await index
  await expect(page.locator('[data-answers]')).toHaveCount(0)
  await expect(page.locator('#results')).toHaveCount(1)
  const there = await page.evaluate<boolean[]>('there')
  expect(there.length).toBeGreaterThan(0)
  expect(there, 'there is never a page without results').not.toContain(false)
  await expect(page.locator('#results')).toHaveCount(1)
  await field(page).fill('')
  await expect(page.locator('#results')).toHaveCount(0)
  await expect(page.locator('#all-pages')).toBeVisible()
  expect(errors).toEqual([])
})

test('the server finds nothing politely', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address('qqqqqqqq'))
  await expect(page.locator('#results')).toContainText('qqqqqqqq')
  await expect(page.locator(`#results ~ div a[href="${href('contact', 'ja')}"]`)).toBeVisible()
  await expect(page.locator('#all-pages')).toBeVisible()
  await context.close()
})

test("a result has its page's scene, and says a whole sentence of it", async () => {
  for (const query of ['承継', '従業員に払えるか', '料金']) {
    const { main } = await ask(address(query))
    const found = main?.querySelectorAll('#results ~ ol > li') ?? []
    expect(found.length, query).toBeGreaterThan(2)
    for (const each of found) {
      const picture = each.querySelector('picture > img')
      expect(picture?.getAttribute('alt')).toBe('')
      for (const file of [
        picture?.getAttribute('src'),
        each.querySelector('picture > source')?.getAttribute('srcset'),
      ]) {
        expect(file).toMatch(/^\/pictures\//)
        expect((await fetch(site(file), { method: 'HEAD' })).status, file).toBe(200)
      }
    }
    const said = found.flatMap((each) => each.querySelectorAll('p')).map((p) => p.textContent)
    expect(said.filter((text) => !/[。？！]/.test(text) && text.length < 12)).toEqual([])
  }
})

test('a query is text, wherever the page repeats it', async () => {
  for (const query of [
    '<img src=x onerror=alert(1)> M&A',
    '"><script>alert(1)</script>',
    "' onfocus=alert(1) autofocus='",
    '</title></textarea><b>税</b>',
    '{query} {count}',
  ]) {
    const { response, main, html } = await ask(address(query))
    expect(response.status, query).toBe(200)
    expect(main?.querySelector('#results')?.textContent, query).toContain(query)
    expect(main?.querySelector('input[name=q]')?.getAttribute('value'), query).toBe(query)
    expect(main?.querySelectorAll('img[src=x], [onfocus], #results *, b').length, query).toBe(0)
    expect(html, query).not.toContain('<script>alert')
  }
})

test('queries that cannot be searched for are cut, or answered with the list of all pages', async () => {
  const built = await ask(site(path))
  for (const query of ['', '?q=', '?q=%20%E3%80%80', '?p=M%26A', '?', '?q'])
    expect((await ask(site(path + query))).html, query).toBe(built.html)
  const { main } = await ask(address('承継'.repeat(500)))
  expect(main?.querySelector('input[name=q]')?.getAttribute('value')).toHaveLength(longestQuery)
  for (const query of [
    '?q=%',
    '?q=%E5%BE',
    '?q=%ED%A0%80',
    '?q=%00',
    '?q=a&q=b',
    '?q=(%5B%7B*%2B%5C',
  ])
    expect((await ask(site(path + query))).response.status, query).toBe(200)
})

test('answers are for nobody else, no search engine keeps them, and an unchanged one is not sent again', async () => {
  const { response, main, html } = await ask(address('後継者'))
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(parse(html).querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/)
  expect(main?.querySelectorAll('h3 > a[data-result]').length).toBe(atFirst)
  const etag = response.headers.get('etag') ?? ''
  const again = await ask(address('後継者'), { headers: { 'if-none-match': etag } })
  expect([again.response.status, again.html]).toEqual([304, ''])
  const other = await ask(address('税金'), { headers: { 'if-none-match': etag } })
  expect(other.response.status).toBe(200)
  const head = await ask(address('後継者'), { method: 'HEAD' })
  expect([head.response.status, head.html]).toEqual([200, ''])
  expect((await ask(address('後継者'), { method: 'POST' })).response.status).toBe(405)
  const markdown = await ask(address('後継者'), { headers: { accept: 'text/markdown' } })
  expect(markdown.response.headers.get('content-type')).toContain('text/markdown')
})

test('what appears while the index loads moves no results', inTestAll(), async ({ page }) => {
  const release = await hold(page, /\/_astro\/search\..*\.json/)
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address('後継者'))
    const top = () =>
      page.evaluate(() => document.querySelector('#results')?.getBoundingClientRect().top)
    const before = await top()
    await field(page).focus()
    await expect(page.getByText(words.search.loading.ja)).toBeVisible()
    expect(await top(), `at ${width} px`).toBe(before)
  }
  release()
})
