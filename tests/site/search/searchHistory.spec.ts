/** What search keeps in the URL and the history. */
import { expect, type Page, test } from '@playwright/test'
import { href } from '../../../src/models/site/links.ts'
import { fontsSettled, hold } from '../support/pageLayout.ts'
import { site } from '../support/pages.ts'
import { field, openSearch, pagesFound, results } from '../support/search.ts'

const path = href('search', 'ja')
const asked = (page: Page) => new URL(page.url()).searchParams.get('q') ?? ''
const titles = (page: Page) => page.locator('h3 > [data-result]')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('a very long text is cut: its heading is short, and its URL can be reloaded', async ({
  page,
}) => {
  const text = '事業承継と後継者👪'.repeat(400)
  await openSearch(page, 'ja')
  await field(page).fill(text)
  await expect(page.locator('#results')).toBeVisible()
  await expect.poll(() => asked(page).length).toBeGreaterThan(50)
  expect(asked(page).length).toBeLessThanOrEqual(100)
  expect(text.startsWith(asked(page)), 'no half of a character').toBe(true)
  const heading = await page.locator('#results').textContent()
  expect(heading?.length).toBeLessThan(150)
  expect((await page.reload())?.status()).toBe(200)
  await expect(page.locator('#results')).toHaveText(heading ?? '')
})

test('when the index did not load, the button tries again', async ({ page }) => {
  await page.route(/\/_astro\/search\..*\.json/, (route) => route.abort())
  await page.goto(site(`${path}?q=ESG`))
  await expect(page.getByRole('alert')).toBeVisible()
  await field(page).focus()
  await page.waitForTimeout(300)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(/\/_astro\/search\..*\.json/)
  await page.locator('main search button[type=submit]').click()
  await expect(results(page).first()).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('Enter before the index is loaded', () => {
  let release = () => {}
  test.beforeEach(async ({ page }) => {
    release = await hold(page, /\/_astro\/search\..*\.json/)
    await page.goto(site(path))
    await field(page).click()
    await expect(page.locator('astro-island')).not.toHaveAttribute('ssr')
    await page.keyboard.type('ESG')
    await page.keyboard.press('Enter')
  })

  test('opens the first result when it arrives', async ({ page }) => {
    release()
    await expect(results(page).first()).toBeFocused()
  })

  for (const key of ['x', 'Backspace', 'Escape']) {
    test(`is cancelled by continuing with ${key}`, async ({ page }) => {
      await page.keyboard.press(key)
      if (key === 'Escape') await page.keyboard.type('M&A')
      release()
      await expect(page.locator('#results')).toBeVisible()
      await page.waitForTimeout(300)
      await expect(field(page)).toBeFocused()
    })
  }

  test('does not open a result after the visitor went elsewhere', async ({ page }) => {
    const link = page.locator('#all-pages ~ * a').first()
    await link.focus()
    const focused = () => page.evaluate(() => document.activeElement?.outerHTML)
    const before = await focused()
    release()
    await expect(results(page).first()).toBeVisible()
    await page.waitForTimeout(300)
    // The list of all pages does not disappear under the focus either.
    expect(await focused()).toBe(before)
  })
})

// As under Playwright, which disables the back/forward cache.
test.describe('without the back/forward cache', () => {
  test('Back restores all open results and the scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 })
    await page.goto(site(`${path}?q=${encodeURIComponent('M&A')}`))
    await page.locator('#results ~ a').click()
    // Before hydration the link opens a page, which scrolls to its results and then renders them itself.
    await expect(page).toHaveURL(/[?&]all=1/)
    await page.waitForLoadState()
    await expect(page.locator('[data-answers]')).toHaveCount(0)
    await fontsSettled(page)
    const count = await titles(page).count()
    expect(count).toBeGreaterThan(8)
    const link = titles(page).nth(count - 2)
    await link.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const top = await scrolled(page)
    expect(top).toBeGreaterThan(500)
    await link.click()
    await page.waitForURL((url) => url.pathname !== path)
    await page.goBack()
    await expect(titles(page)).toHaveCount(count)
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type),
    ).toBe('back_forward')
    await expect.poll(() => scrolled(page)).toBe(top)
    // Another query starts fresh.
    await pagesFound(page, 'M&A 後継者')
    expect(await titles(page).count()).toBeLessThanOrEqual(8)
  })

  test('a new visit with the same query starts at the top', async ({ page }) => {
    await page.goto(site(`${path}?q=ESG`))
    await expect(results(page).first()).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await page.goto(site(href('home', 'ja')))
    await page.goto(site(`${path}?q=ESG`))
    await expect(results(page).first()).toBeVisible()
    await page.waitForTimeout(300)
    expect(await scrolled(page)).toBe(0)
  })
})

for (const [name, leave] of Object.entries({
  'a link': async (page: Page) => {
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/about"]')?.click(),
    )
    await page.waitForURL(site('/about'))
    await page.goBack()
  },
  'another address': async (page: Page) => {
    await page.goto(site('/about'))
    await page.goBack()
  },
  'a reload': async (page: Page) => {
    await page.keyboard.press('F5')
    await page.reload()
  },
})) {
  test(`the last key is in the URL when the visitor leaves at once by ${name}`, async ({
    page,
  }) => {
    await openSearch(page, 'ja')
    await pagesFound(page, 'ESG')
    await expect(page).toHaveURL(/q=ESG$/)
    // The clock is stopped: no timer fires before leaving.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 10_000)
    await field(page).pressSequentially('1')
    await expect(page.locator('#results')).toContainText('ESG1')
    await leave(page)
    expect(asked(page)).toBe('ESG1')
    await page.clock.resume()
    await expect(field(page)).toHaveValue('ESG1')
  })
}

test('the field has room for eight Japanese characters on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(site(path))
  const room = await field(page).evaluate((input) => {
    const { paddingInlineStart, paddingInlineEnd, fontSize } = getComputedStyle(input)
    const [start, end, size] = [paddingInlineStart, paddingInlineEnd, fontSize].map(
      Number.parseFloat,
    )
    return (input.clientWidth - (start ?? 0) - (end ?? 0)) / (size ?? 1)
  })
  expect(room).toBeGreaterThanOrEqual(8)
})
