import { expect, test } from '@playwright/test'
import { languages } from '../../routing/language.ts'
import { href } from '../../src/models/site/links.ts'
import { words } from '../../src/models/site/site.ts'
import { inTestAll, sample, site, violations } from './support/pages.ts'

const { home } = words

for (const language of languages) {
  test(
    `${language}: home has every part, in the specification's order`,
    inTestAll(language === 'en'),
    async ({ page }) => {
      await page.goto(site(href('home', language)))
      const { title } = words.page('home')[language]
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const parts = [
        home.situations,
        home.questions,
        words.firstTalk.short,
        home.business,
        home.doors,
        home.expertise,
        home.insights,
        home.tiles.activities,
        home.tiles.about,
        home.tiles.business,
      ]
      await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(
        parts.map(({ heading }) => heading[language]),
      )
      const shown = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
      const { activities, about } = home.tiles
      const wanted = [
        ...home.textButtons.map(({ page, label }) => ({ page, label })),
        ...[activities, about].map(({ page, more }) => ({ page, label: more })),
      ].map(({ page, label }) => [label[language], href(page, language)])
      expect(shown).toEqual(expect.arrayContaining(wanted))
    },
  )

  test(`${language}: links for three situations are below the hero`, async ({ page }) => {
    await page.goto(site(href('home', language)))
    const { heading, items } = home.situations
    // The accessible name may have a space between two clauses.
    const literal = heading[language].replace(/[?.]/g, '\\$&')
    const name = new RegExp(`^${literal.replaceAll('、', '、\\s?')}$`)
    const paths = page.getByRole('navigation', { name }).getByRole('link')
    await expect(paths).toHaveCount(3)
    for (const [at, item] of items.entries()) {
      await expect(paths.nth(at)).toHaveText(item.label[language] + item.text[language])
      await expect(paths.nth(at)).toHaveAttribute('href', href(item.page, language))
    }
  })
}

test("on a phone all but six of the owners' questions are folded, in a wide window none", async ({
  page,
}) => {
  await page.goto(site(href('home', 'ja')))
  const links = page.locator('nav[aria-labelledby=questions] a')
  const others = page.getByText(home.questions.others.ja, { exact: true })
  await expect(links).toHaveCount(home.questions.items.length)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(links.last()).toBeVisible()
  await expect(others).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(links.nth(5)).toBeVisible()
  await expect(links.nth(6)).toBeHidden()
  await others.click()
  await expect(links.last()).toBeVisible()
})

test("the standard in home's picture is beside the pier, and nothing hangs below the picture", async ({
  page,
}) => {
  // Without the pier's animation.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const language of languages) {
    await page.goto(site(href('home', language)))
    for (const width of [768, 900, 1024, 1100, 1200, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const { pier, pole, low } = await page.evaluate(() => {
        const image = document.querySelector<HTMLImageElement>('main img')
        const pier = document.querySelector('main h1')?.parentElement
        if (!image || !pier) throw new Error('no hero')
        const shown = image.getBoundingClientRect()
        const { width, height } = image
        // The master is three times as wide as high; the standard's pole is at 0.47 of it.
        const drawn = Math.max(width, 3 * height)
        const [place = ''] = getComputedStyle(image).objectPosition.split(' ')
        const at = shown.left + ((width - drawn) * Number.parseFloat(place)) / 100 + 0.47 * drawn
        const box = pier.getBoundingClientRect()
        const capital = Number.parseFloat(getComputedStyle(pier, '::before').insetInlineEnd)
        return {
          pier: box.right - capital,
          pole: [at - 0.005 * drawn, at + 0.005 * drawn],
          low: box.bottom - shown.bottom,
        }
      })
      expect(pole[0], `${language} ${width}: left edge of the pole`).toBeGreaterThan(pier)
      expect(pole[1], `${language} ${width}: right edge of the pole`).toBeLessThan(width)
      expect(low, `${language} ${width}: pier below the picture`).toBeLessThanOrEqual(1)
    }
  }
})

test('text buttons, business cards and fields link where the specification says', () => {
  const pages = (items: readonly { page: string }[]) => items.map(({ page }) => page).sort()
  expect(pages(home.textButtons)).toEqual(['about', 'about-legatus', 'business'])
  expect(pages(home.business.cards)).toEqual([
    'recruiting',
    'sales',
    'succession',
    'website-design',
  ])
  expect(pages(home.expertise.items)).toEqual([
    'digital-transformation',
    'esg-investment',
    'manufacturing-industry',
    'population-decline',
  ])
})

for (const width of sample([390, 1280])) {
  test(`both dropdowns are disclosures with the right pages at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site('/'))
    const dropdowns = page.locator('main details[data-dropdown]')
    const lists = [home.expertise.items, home.business.cards].map((items) =>
      items.map(({ page }) => href(page, 'ja')),
    )
    for (const [at, addresses] of lists.entries()) {
      const links = dropdowns.nth(at).locator('a')
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
      ).toEqual(addresses)
      await expect(links.first()).toBeHidden()
      await dropdowns.nth(at).locator('summary').press('Enter')
      await expect(links.first()).toBeVisible()
    }
    expect(await violations(page)).toEqual([])
    await dropdowns.nth(1).getByRole('link').first().click()
    await expect(page).toHaveURL(site(lists[1]?.[0]))
  })
}

test("the business carousel's buttons are on the line of its heading", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const language of languages) {
    const path = href('home', language)
    await page.goto(site(path))
    const button = page.locator('section[aria-labelledby="business"] button').last()
    await button.scrollIntoViewIfNeeded()
    const box = await button.boundingBox()
    const line = await page.locator('#business').boundingBox()
    const middle = (line?.y ?? 0) + (line?.height ?? 0) / 2
    expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - middle), path).toBeLessThan(6)
    expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeCloseTo(
      (line?.x ?? 0) + (line?.width ?? 0),
      0,
    )
  }
})
