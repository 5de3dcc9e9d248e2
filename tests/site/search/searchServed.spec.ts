/** When the index is too large for browsers, the same fields ask the server (src/search/askServer.ts). */
import { expect, type Page, test } from '@playwright/test'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { site } from '../support/pages.ts'
import { field, results } from '../support/search.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const address = /\/_astro\/search\.\w+\.[\w-]+\.json/

/** Serves pages as the build writes them when the index is too large: without its address. */
async function withoutIndex(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (address.test(url.pathname)) asked.push('the index')
    if (request.resourceType() === 'fetch' && url.searchParams.has('q'))
      asked.push(url.searchParams.get('q') ?? '')
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(new RegExp(address, 'g'), ''),
    })
  })
  return asked
}

test('the page of search shows what the server found', async ({ page }) => {
  const asked = await withoutIndex(page)
  await page.goto(site(href('search', 'en')))
  await field(page).click()
  await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr')
  await page.keyboard.insertText('M&A')
  await expect(page.locator('#results')).toContainText('M&A')
  expect(asked).toEqual(['M&A'])
  const first = await results(page).count()
  await page.locator('#results ~ a').click()
  await expect.poll(() => results(page).count()).toBeGreaterThan(first)
  await expect(page).toHaveURL(/[?&]all=1/)
  await field(page).fill('qqqqqqqq')
  await page.keyboard.press('Enter')
  await expect(page.locator('#results')).toBeFocused()
  await expect(page.locator('#results')).toContainText('qqqqqqqq')
  await expect(page.locator('main [role=status]')).toContainText('qqqqqqqq')
  await expect(page.locator('#all-pages')).toBeVisible()
  await field(page).fill('')
  await expect(page.locator('#results')).toHaveCount(0)
  expect(asked).not.toContain('the index')
})

test('fields suggest what the server found, by one question per pause', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const asked = await withoutIndex(page)
  await page.goto(site(href('about-legatus', 'ja')))
  const top = page.locator('body > search input[name=q]')
  await top.click()
  await expect(top).toHaveRole('combobox')
  // At once, because a slow machine is a pause.
  await top.evaluate((input: HTMLInputElement) => {
    for (const value of ['M', 'M&', 'M&A']) {
      input.value = value
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  const links = await options.evaluateAll((all) => all.map((each) => each.getAttribute('href')))
  expect(links.some((each) => each?.startsWith(`${href('glossary', 'ja')}#`))).toBe(true)
  expect(asked).toEqual(['M&A'])
  expect(errors).toEqual([])
  await expect(page.locator('body > search [role=status]')).toHaveText(/\d/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(site(links[0] ?? ''))
})

test('when the server does not answer, a message appears, and the next key tries again', async ({
  page,
}) => {
  await withoutIndex(page)
  await page.goto(site(href('search', 'ja')))
  await field(page).click()
  await expect(page.locator('main astro-island')).not.toHaveAttribute('ssr')
  await page.route(/\?q=/, (route) => route.abort(), { times: 1 })
  await page.keyboard.type('ESG')
  await expect(page.getByRole('alert')).toHaveText(words.search.failed.ja)
  await page.keyboard.type('M')
  await page.keyboard.press('Backspace')
  await expect(results(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
