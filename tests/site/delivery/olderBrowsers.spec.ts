/** What visitors with the oldest browsers get: `browserslist` in package.json, README. */
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { filesBelow } from '../../../build/pages/builtFiles.ts'
import { languages } from '../../../routing/language.ts'
import { frameHref, templateHref, templateIds } from '../../../routing/templates.ts'
import { href } from '../../../src/models/site/links.ts'
import { words } from '../../../src/models/site/site.ts'
import { tools } from '../../../src/models/tools/toolModels.ts'
import { testsAll } from '../../support/testsAll.ts'
import { expectedIn, mailFrom, write } from '../support/contactForm.ts'
import { makeOlder } from '../support/olderBrowser.ts'
import { hydrate } from '../support/pageLayout.ts'
import { inTestAll, kinds, notFoundPages, sample, site } from '../support/pages.ts'
import { openSearch, pagesFound } from '../support/search.ts'
import { change, openTool, toolOn } from '../support/tools.ts'
import { watchPage } from '../support/watchPage.ts'

// The styles are changed in transit, so their hashes no longer match the policy.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

test.beforeEach(({ context }) => makeOlder(context))

/** Kinds with scripts or layouts of their own. */
const own = ['home', 'contact', 'succession', 'templates', 'tool', 'search', 'article']
const paths = [
  ...kinds.filter(({ kind }) => testsAll || own.includes(kind)).map(({ path }) => path),
  ...sample(notFoundPages).map(({ path }) => path),
  ...sample(languages).flatMap((language) => [
    frameHref(templateIds[0], language),
    ...sample(templateIds).map((id) => templateHref(id, language)),
  ]),
]

for (const path of paths) {
  test(`${path}: no script fails, nothing is wider than the window, no heading has one letter per line`, async ({
    page,
  }) => {
    const troubles = watchPage(page)
    await page.goto(site(path))
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(300)
    const { wide, narrow } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      narrow: [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
        .filter((heading) => {
          const { lineHeight, writingMode } = getComputedStyle(heading)
          const { textContent, offsetHeight } = heading
          const lines = offsetHeight / Number.parseFloat(lineHeight)
          return (
            writingMode === 'horizontal-tb' && lines > 3 && lines > (textContent ?? '').length / 2
          )
        })
        .map(({ textContent }) => textContent),
    }))
    expect({ wide, narrow }).toEqual({ wide: 0, narrow: [] })
    expect(troubles.errors.filter((error) => !error.includes('404'))).toEqual([])
  })
}

test("home's headline breaks only between its two phrases", inTestAll(), async ({ page }) => {
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(site('/'))
    const lines = await page.locator('h1').evaluate((heading: HTMLElement) => {
      const { lineHeight } = getComputedStyle(heading)
      return Math.round(heading.offsetHeight / Number.parseFloat(lineHeight))
    })
    expect(lines, `at ${width} px`).toBeLessThanOrEqual(2)
  }
})

test('built scripts have no look-behind, which is a syntax error before Safari 16.4', async () => {
  const scripts = (await filesBelow('dist', '.js')).filter((file) => !file.includes('_editor'))
  expect(scripts.length).toBeGreaterThan(20)
  for (const file of scripts) expect(await readFile(file, 'utf8'), file).not.toMatch(/\(\?<[=!]/)
})

for (const language of sample(languages)) {
  test(`${language}: the form is sent and arrives`, async ({ page }) => {
    const words = expectedIn[language]
    const name = `Older ${language} ${Date.now()}`
    await page.goto(site(words.path))
    await hydrate(page.locator('astro-island'))
    await write(page, words, name)
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('alertdialog', { name: words.success })).toBeVisible()
    await expect.poll(async () => (await mailFrom(name))?.subject).toBeTruthy()
  })

  test(`${language}: search answers`, async ({ page }) => {
    await openSearch(page, language)
    const [asked, found] = language === 'ja' ? ['会社の値段', 'value'] : ['fees', 'fees']
    expect(await pagesFound(page, asked as string)).toContain(href(found as 'value', language))
  })
}

for (const tool of sample(tools)) {
  test(`${tool}: opens and calculates`, async ({ page }) => {
    const troubles = watchPage(page)
    await openTool(page, tool, 'ja')
    const before = await toolOn(page).textContent()
    await change(page, tool, 0)
    await expect.poll(() => toolOn(page).textContent()).not.toBe(before)
    expect(troubles.errors).toEqual([])
  })
}

test('the menu opens and closes', async ({ page }) => {
  await page.goto(site('/'))
  await page.locator('[commandfor="menu"]').first().click()
  await expect(page.locator('#menu')).toBeVisible()
  await page.locator('#menu [commandfor="menu"]').click()
  await expect(page.locator('#menu')).toBeHidden()
})

test('the carousel moves on, and the next card is in the middle', inTestAll(), async ({ page }) => {
  await page.goto(site('/'))
  const carousel = page.getByRole('group', { name: words.home.business.heading.ja }).first()
  const next = carousel.getByRole('button').last()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-active')
  for (let turn = 0; turn < 5; turn += 1) {
    await next.click()
    await page.waitForTimeout(700)
    const middle = await carousel.locator('[data-current]').evaluate((slide) => {
      const { left, right } = slide.getBoundingClientRect()
      return (left + right) / 2
    })
    expect(Math.abs(middle - 195)).toBeLessThan(2)
  }
})

test("the gallery's filter shows only one category", async ({ page }) => {
  await page.goto(site(href('templates', 'ja')))
  const cards = page.locator('[data-template]:visible')
  const buttons = page.locator('main [role=group] button')
  const all = await cards.count()
  await buttons.nth(1).click()
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => cards.count()).toBeLessThan(all)
})
