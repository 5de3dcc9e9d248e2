import { expect, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { href } from '../../../src/models/site/links.ts'
import { inTestAll, site } from '../support/pages.ts'

test('an open dropdown closes with Esc, which restores the focus, and with a press outside', async ({
  page,
}) => {
  await page.goto(site('/'))
  const dropdown = page.locator('main details[data-dropdown]').first()
  const summary = dropdown.locator('summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(dropdown).toHaveAttribute('open')
  await page.keyboard.press('Tab')
  await expect(dropdown.locator('a').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dropdown).not.toHaveAttribute('open')
  await expect(summary).toBeFocused()

  await summary.click()
  await expect(dropdown).toHaveAttribute('open')
  await page.locator('main h2').first().click()
  await expect(dropdown).not.toHaveAttribute('open')
})

test('the menu closes with a press beside its links, not with one among them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site('/'))
  const menu = page.locator('#menu')
  await page.locator('button[commandfor="menu"]').first().click()
  await expect(menu).toBeVisible()
  const item = await menu.locator('li').first().boundingBox()
  if (!item) throw new Error('the menu has no links')
  await page.mouse.click(item.x + 8, item.y + item.height / 2)
  await expect(menu).toBeVisible()
  await page.mouse.click(1200, 450)
  await expect(menu).toBeHidden()
})

for (const language of languages) {
  test(
    `${language}: the other language opens at the section that was being read`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(site(href('dd-support', language)))
      const section = page.locator('main section[id]').nth(2)
      const anchor = await section.getAttribute('id')
      await section.evaluate((each) => each.scrollIntoView({ behavior: 'instant' }))
      await page.locator('#menu a[data-language]').evaluate((link: HTMLElement) => link.click())
      await page.waitForURL((url) => url.hash === `#${anchor}`)
      await expect(page.locator(`#${anchor}`)).toBeInViewport()
    },
  )
}

test(
  'the language switch has no anchor where no visible section is read',
  inTestAll(),
  async ({ page }) => {
    for (const [id, width] of [
      ['home', 390],
      ['home', 1440],
      ['succession', 1440],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(site(href(id, 'ja')))
      const link = page.getByRole('contentinfo').locator('a[data-language]')
      await link.scrollIntoViewIfNeeded()
      await link.click()
      await page.waitForURL(site(href(id, 'en')))
    }
  },
)

test('from the top of a page the other language opens at its top', async ({ page }) => {
  await page.goto(site('/dd-support'))
  await page.locator('#menu a[data-language]').evaluate((link: HTMLElement) => link.click())
  await page.waitForURL(site('/en/dd-support'))
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test("a chart's note links back to its reference, and both are highlighted when reached", async ({
  page,
}) => {
  await page.goto(site('/population-decline'))
  const number = page.locator('main sup a').first()
  const before = await number.evaluate((link) => getComputedStyle(link).backgroundImage)
  await number.click()
  const note = page.locator(':target')
  await expect(note).toBeInViewport()
  expect(await note.evaluate((each) => getComputedStyle(each).backgroundImage)).not.toBe('none')
  await note.getByRole('link').click()
  await expect(number).toBeInViewport()
  expect(await number.evaluate((link) => getComputedStyle(link).backgroundImage)).not.toBe(before)
  // The marker takes no more room than its digit.
  const gap = await number.evaluate((link) => {
    const sup = link.parentElement as HTMLElement
    const digit = document.createRange()
    digit.selectNodeContents(link)
    return sup.getBoundingClientRect().width - digit.getBoundingClientRect().width
  })
  expect(gap).toBeLessThan(4)
})
