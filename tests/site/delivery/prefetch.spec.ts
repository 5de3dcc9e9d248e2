import { expect, test } from '@playwright/test'
import { href } from '../../../src/models/site/links.ts'
import { inTestAll, site } from '../support/pages.ts'
import { watchPage } from '../support/watchPage.ts'

test('the page of a hovered link is loaded before the click', async ({ page }) => {
  const troubles = watchPage(page)
  await page.goto(site(href('about', 'ja')))
  const link = page.locator(`footer a[href="${href('fees', 'ja')}"]`)
  const near = page.waitForRequest(site(href('fees', 'ja')))
  await link.hover()
  expect((await near).headers()['sec-purpose']).toBe('prefetch')
  await page.waitForTimeout(500)
  await link.click()
  await expect(page).toHaveURL(site(href('fees', 'ja')))
  const came = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())
  expect(came).toMatchObject({ deliveryType: 'navigational-prefetch' })
  expect(troubles.errors).toEqual([])
})

test('nothing but pages is prefetched', inTestAll(), async ({ page }) => {
  await page.goto(site('/numbers'))
  await page.waitForLoadState('networkidle')
  const seen: string[] = []
  page.on('request', (request) => {
    if ('sec-purpose' in request.headers()) seen.push(request.url())
  })
  const files = page.locator('main a[href*="."]')
  for (const link of await files.all()) {
    const address = await link.getAttribute('href')
    if (!address?.startsWith('/')) continue
    await link.hover()
    await page.waitForTimeout(400)
  }
  expect(seen).toEqual([])
})
