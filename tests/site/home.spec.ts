import { expect, test } from '@playwright/test'
import { site, violations } from './support/pages.ts'

test("home has every part, in the specification's order", async ({ page }) => {
  await page.goto(site('/en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command the strategy.')
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'Where do you stand?',
    'What we do',
    'Our expertise',
    'Latest Insights',
    'Our Activities',
    'About Legatus',
    'Business Activities',
  ])
  const links = async (name: string) =>
    page.locator('main').getByRole('link', { name, exact: true })
  await expect(await links('About')).toHaveAttribute('href', '/en/about-legatus')
  await expect(await links('Activities')).toHaveAttribute('href', '/en/business')
  await expect(await links('Company Profile')).toHaveAttribute('href', '/en/about')
  await expect(await links('See our activities')).toHaveAttribute('href', '/en/business')
  await expect(await links('Read what the name means')).toHaveAttribute('href', '/en/about-legatus')
})

test('a path for each of three situations stands under the hero', async ({ page }) => {
  await page.goto(site('/'))
  const paths = page
    .getByRole('navigation', { name: 'いま、どの状況に近いですか' })
    .getByRole('link')
  await expect(paths).toHaveCount(3)
  await expect(paths.first()).toContainText('継ぐ人がいない')
})

for (const width of [390, 1280]) {
  test(`both dropdowns are disclosures with the right pages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site('/'))
    const dropdowns = page.locator('main details')
    const addresses = async (at: number) =>
      dropdowns
        .nth(at)
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(await addresses(0)).toEqual([
      '/digital-transformation',
      '/manufacturing-industry',
      '/population-decline',
      '/esg-investment',
    ])
    expect(await addresses(1)).toEqual(['/succession', '/sales', '/website-design', '/recruiting'])
    for (const at of [0, 1]) {
      await expect(dropdowns.nth(at).locator('a').first()).toBeHidden()
      await dropdowns.nth(at).locator('summary').press('Enter')
      await expect(dropdowns.nth(at).locator('a').first()).toBeVisible()
    }
    expect(await violations(page)).toEqual([])
    await dropdowns.nth(1).getByRole('link').first().click()
    await expect(page).toHaveURL(site('/succession'))
  })
}

test('the hero is at least 400 px high', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site('/'))
    const hero = page.locator('main > div').first()
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(400)
  }
})
