import { expect, type Page, test } from '@playwright/test'
import { site, violations } from './support/pages.ts'

const widths = [390, 1280]
const homes = [
  { path: '/', contact: 'お問い合わせ', other: '/en', menu: 'メニューを開く' },
  { path: '/en', contact: 'Contact Us', other: '/', menu: 'Open the menu' },
]

for (const width of widths) {
  for (const { path, contact, menu } of homes) {
    test(`menu of ${path} at ${width} px opens, holds the focus, closes with Esc and gives it back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(site(path))
      const button = page.getByRole('button', { name: menu })
      await button.focus()
      await page.keyboard.press('Enter')
      const dialog = page.locator('#menu')
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveCSS('opacity', '1')
      const box = await dialog.boundingBox()
      expect([box?.width, box?.height]).toEqual([width, 800])
      await expect(dialog.getByRole('link', { name: contact, exact: true }).last()).toBeVisible()
      expect(await dialog.locator('nav').first().getByRole('link').count()).toBe(5)
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
    })
  }
}

/** Whether the focus is on something of the page behind the open menu. */
function focusIsOutside(page: Page) {
  return page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement !== body && !activeElement?.closest('#menu')
  })
}

test("the menu lists the specification's entries in both languages", async ({ page }) => {
  await page.goto(site('/en'))
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const entries = page.locator('#menu nav').first().getByRole('link')
  await expect(entries).toHaveText([
    'About',
    'Business Activities',
    'Company Profile',
    'Client Testimonials',
    'Contact',
  ])
  const addresses = await entries.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  expect(addresses).toEqual([
    '/en/about-legatus',
    '/en/business',
    '/en/about',
    '/en/testimonials',
    '/en/contact',
  ])
  await page.locator('#menu').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL(site('/en/contact'))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and leads on', async ({ page }) => {
    await page.goto(site('/'))
    await page.getByRole('button', { name: 'メニューを開く' }).click()
    await page.locator('#menu').getByRole('link', { name: '会社概要' }).click()
    await expect(page).toHaveURL(site('/about'))
  })
})

test('an older phone without invoker commands opens and closes the menu', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    // Keeps the browser's own handling out, as if it did not know the attribute.
    addEventListener('DOMContentLoaded', () => {
      for (const dialog of document.querySelectorAll('dialog')) {
        dialog.addEventListener('command', (event) => event.preventDefault())
      }
    })
  })
  await page.goto(site('/'))
  await page.getByRole('button', { name: 'メニューを開く' }).click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.getByRole('button', { name: 'メニューを閉じる' }).click()
  await expect(page.locator('#menu')).toBeHidden()
})

for (const { path, other } of homes) {
  test(`the language switch of ${path} marks this language and leads to the same page`, async ({
    page,
  }) => {
    await page.goto(site(`${path === '/' ? '' : path}/contact?q=x#form`))
    const footer = page.getByRole('contentinfo')
    const current = footer.locator('[aria-current="true"]')
    await expect(current).toContainText(path === '/' ? 'JA' : 'EN')
    await footer.getByRole('link', { name: path === '/' ? 'EN English' : 'JA 日本語' }).click()
    await expect(page).toHaveURL(site(`${other === '/' ? '' : other}/contact?q=x#form`))
    await expect(page.locator('html')).toHaveAttribute('lang', path === '/' ? 'en' : 'ja')
  })
}

test('footer: four columns, the statement, the copyright line', async ({ page }) => {
  await page.goto(site('/en'))
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Company Info',
    'Services',
    'Clients',
    'Contact',
  ])
  await expect(footer).toContainText('equal-opportunity employer')
  await expect(footer).toContainText('© Legatus')
})

test("the logo leads home in the page's language", async ({ page }) => {
  await page.goto(site('/en/contact'))
  await page.getByRole('banner').getByRole('link', { name: 'Legatus home' }).click()
  await expect(page).toHaveURL(site('/en'))
})

test('the way back to the top shows beyond 200 px only, and leads there', async ({ page }) => {
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

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto(site('/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ進む' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test("contact banner: the specification's texts and sizes", async ({ page }) => {
  const measure = async (selector: string) => {
    const box = await page.locator(selector).boundingBox()
    return { width: box?.width, height: box?.height }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(site('/en'))
  const banner = page.getByRole('region', { name: 'Now is the time to maximize growth potential.' })
  await expect(banner).toContainText('If you have any doubts, please contact us.')
  await expect(banner.getByRole('heading', { level: 3 })).toHaveText('Contact us now')
  const section = 'section[aria-labelledby="banner-heading"]'
  expect((await measure(section)).height).toBe(470)
  expect((await measure(`${section} > div:first-child`)).height).toBe(343)
  expect(await measure(`${section} > div:last-child`)).toEqual({ width: 1233, height: 127 })

  await page.setViewportSize({ width: 390, height: 800 })
  expect((await measure(`${section} > div:first-child`)).height).toBeGreaterThanOrEqual(200)
  const card = await measure(`${section} > div:last-child`)
  expect(card.width).toBe(300)
  expect(card.height).toBeGreaterThanOrEqual(100)

  await banner.getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL(site('/en/contact'))
  await page.goto(site('/'))
  await expect(page.locator(section)).toContainText('今こそ、成長の可能性を最大化するとき。')
  await expect(page.locator(section).getByRole('link')).toHaveText('お問い合わせ')
})

for (const path of ['/nowhere', '/en/nowhere']) {
  test(`${path} answers 404 in its language, with ways onward`, async ({ page }) => {
    const response = await page.goto(site(path))
    expect(response?.status()).toBe(404)
    const title = path.startsWith('/en') ? 'Page not found' : 'ページが見つかりません'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('section[aria-labelledby="banner-heading"]')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })
}

test('the web fonts arrive after load, cut to what the page says', async ({ page }) => {
  for (const [path, families, budget] of [
    ['/', ['Newsreader Cut', 'Mincho Core'], 100_000],
    ['/en', ['Newsreader Cut'], 50_000],
  ] as const) {
    await page.goto(site(path))
    await expect(page.locator('html[data-fonts-settled]')).toHaveCount(1)
    const there = await page.evaluate(() => [...document.fonts].map(({ family }) => family).join())
    for (const family of families) expect(there).toContain(family)
    // Of a cut font every byte is in the file: what the page fetched is what it cost.
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

test('every page is sent with the security headers, and is nobody else’s to embed', async () => {
  for (const path of ['/', '/about', '/en', '/en/about', '/nowhere', '/healthz']) {
    const { headers } = await fetch(site(path))
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).not.toContain('unsafe-inline')
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
  }
})
