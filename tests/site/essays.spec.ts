import { expect, test } from '@playwright/test'
import { site, violations } from './support/pages.ts'

test('expandable sections open by keyboard and without JavaScript, with plus and minus', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(site('/en/succession'))
    const sections = page.locator('main details')
    await expect(sections).toHaveCount(3)
    for (const section of await sections.all()) {
      await expect(section.locator('p').first()).toBeHidden()
      await section.locator('summary').press('Enter')
      await expect(section.locator('p').first()).toBeVisible()
    }
    await context.close()
  }
})

test('an address that points into an expandable section opens it', async ({ page }) => {
  for (const path of ['/succession#why-choose', '/en/keyence-model#talent-development']) {
    await page.goto(site(path))
    const target = page.locator(`#${path.split('#')[1]}`)
    await expect(target).toBeVisible()
    await expect(target).toBeInViewport()
  }
})

test('back returns to the page of this site that the visitor came from', async ({ page }) => {
  await page.goto(site('/business'))
  await page.locator('main').getByRole('link', { name: 'DD支援' }).first().click()
  await expect(page).toHaveURL(site('/dd-support'))
  await page.locator('a[data-back]').click()
  await expect(page).toHaveURL(site('/business'))
})

test('back leads to the parent when the visitor came from outside, and without JavaScript', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    await page.goto(site('/recruiting'))
    await page.locator('a[data-back]').click()
    await expect(page).toHaveURL(site('/business'))
    await context.close()
  }
})

test('recruiting holds only the notice and the way back', async ({ page }) => {
  await page.goto(site('/en/recruiting'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recruiting Strategy')
  await expect(page.locator('main')).toContainText('Coming Soon')
  await expect(page.locator('main h2')).toHaveCount(0)
})

test('the service cards are a grid on desktop and a carousel with dots on phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site('/en/succession'))
  const carousel = page.locator('[aria-roledescription="carousel"]')
  const cards = carousel.locator('[aria-roledescription="slide"] a')
  await expect(cards).toHaveCount(3)
  await expect(carousel.getByRole('button')).toHaveCount(0)
  const hrefs = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/en/strategy-planning', '/en/strategy-execution', '/en/dd-support'])

  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(site('/en/succession'))
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.locator('[data-current] a')).toHaveAttribute(
    'href',
    '/en/strategy-execution',
  )
  const size = await carousel
    .locator('[data-current] a')
    .evaluate((card: HTMLElement) => [card.offsetWidth, card.offsetHeight])
  expect(size).toEqual([250, 437])
  await expect(carousel.getByRole('button', { name: /^Show slide/ })).toHaveCount(3)
  await expect(carousel.getByRole('button', { name: /automatic/ })).toHaveCount(0)
})

test('succession lists five succession options and liquidation', async ({ page }) => {
  await page.goto(site('/succession'))
  await expect(page.locator('main dl [data-succession="true"]')).toHaveCount(5)
  await expect(page.locator('main dl [data-succession="false"]')).toContainText('清算')
})

test('company profile: six rows, business description of three items, samples labelled', async ({
  page,
}) => {
  await page.goto(site('/en/about'))
  const rows = page.locator('main dl > div')
  await expect(rows).toHaveCount(6)
  await expect(rows.last().getByRole('listitem')).toHaveCount(3)
  await expect(rows.getByText('Sample', { exact: true })).toHaveCount(5)
})

test('numbers of sections are those of the specification', async ({ page }) => {
  const sections = {
    '/what-is-legatus': 4,
    '/why-companies-must-continue': 6,
    '/business': 5,
    '/future-coaching': 4,
    '/why-coaching': 5,
    '/keyence-model': 5,
  }
  for (const [path, count] of Object.entries(sections)) {
    await page.goto(site(path))
    await expect(
      page.locator('main article section[id], main article section:has(summary)'),
      path,
    ).toHaveCount(count)
  }
  await page.goto(site('/en/testimonials'))
  await expect(page.locator('main blockquote')).toHaveCount(3)
})

test('the ESG article: breadcrumb, anchors, related pages, two answers that open', async ({
  page,
}) => {
  await page.goto(site('/en/esg-investment'))
  const trail = page.getByRole('navigation', { name: 'You are here' }).getByRole('link')
  await expect(trail).toHaveText(['Home', 'Insights'])
  for (const anchor of ['intro', 'fundamentals', 'market', 'impact']) {
    await expect(page.locator(`nav a[href="#${anchor}"]`)).toHaveCount(1)
    await expect(page.locator(`#${anchor}`)).toHaveCount(1)
  }
  const related = page.getByRole('navigation', { name: 'Related pages' }).getByRole('link')
  expect(
    await related.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual([
    '/en/digital-transformation',
    '/en/manufacturing-industry',
    '/en/about-legatus',
    '/en/about',
  ])
  const answers = page.locator('section[aria-labelledby="faq"] details')
  await expect(answers).toHaveCount(2)
  for (const answer of await answers.all()) await answer.locator('summary').click()
  for (const answer of await answers.all()) await expect(answer.locator('p')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect(page.locator('time[datetime="2025-10-29"]').first()).toBeVisible()
})

test('the table of contents marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site('/en/esg-investment'))
  const marked = page.locator('nav[aria-labelledby="contents"] a[aria-current]')
  for (const anchor of ['market', 'fundamentals']) {
    await page.locator(`nav[aria-labelledby="contents"] a[href="#${anchor}"]`).click()
    await expect(marked).toHaveAttribute('href', `#${anchor}`)
  }
})

test('sources are numbered in the order in which the text names them', async ({ page }) => {
  for (const path of ['/succession', '/en/population-decline', '/en/large-business-strategy']) {
    await page.goto(site(path))
    const numbers = await page
      .locator('main sup')
      .evaluateAll((notes) => [...new Set(notes.map((note) => Number(note.textContent)))])
    expect(numbers, path).toEqual(numbers.map((_, at) => at + 1))
  }
})
