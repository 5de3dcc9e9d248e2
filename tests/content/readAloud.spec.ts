/**
 * What screen readers get, as snapshots to be read like a page: `tests/content/readAloud/`. After an intended
 * change run `npm run check:content -- readAloud --update-snapshots`, and read the diff.
 */
import { expect, type Page, test } from '@playwright/test'
import { href } from '../../src/models/site/links.ts'
import { expectedIn } from '../site/support/contactForm.ts'
import { site } from '../site/support/pages.ts'
import { openSearch, pagesFound } from '../site/support/search.ts'
import { change, openTool, toolOn } from '../site/support/tools.ts'

const main = (page: Page) => page.locator('main')
const isRead = (page: Page, name: string, part = main(page)) =>
  expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` })

test('home, with its carousel from the first card on', async ({ page }) => {
  // Stops the carousel's timer.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site('/'))
  const carousel = page.locator('[aria-roledescription="carousel"]').first()
  const next = carousel.getByRole('button').last()
  await next.focus()
  await expect(carousel).toHaveAttribute('data-active')
  // The snapshot is in document order, in which the first slide is first after one step.
  await next.click()
  await expect(carousel.locator('[data-current]')).toHaveAccessibleName(/2/)
  await page.waitForTimeout(700)
  await isRead(page, 'home')
})

test('the six exits', async ({ page }) => {
  await page.goto(site(href('succession', 'ja')))
  await isRead(page, 'succession')
})

test('a value and what remains of it', async ({ page }) => {
  await openTool(page, 'value', 'ja')
  await change(page, 'value', 0)
  await isRead(page, 'value', toolOn(page))
})

test('the form with errors', async ({ page }) => {
  const { path, send, required } = expectedIn.ja
  await page.goto(site(path))
  await page.getByRole('button', { name: send }).click()
  await expect(main(page).getByText(required)).toBeVisible()
  await isRead(page, 'contact')
})

test('search results', async ({ page }) => {
  await openSearch(page, 'ja')
  await pagesFound(page, '会社の値段')
  await isRead(page, 'search')
})

test('the menu', async ({ page }) => {
  await page.goto(site('/'))
  await page.locator('[commandfor="menu"]').first().click()
  await isRead(page, 'menu', page.locator('#menu'))
})

test('the gallery', async ({ page }) => {
  await page.goto(site(href('templates', 'ja')))
  await page.getByRole('group').getByRole('button').first().focus()
  await isRead(page, 'gallery')
})
