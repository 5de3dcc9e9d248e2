import { expect, type Page, test } from '@playwright/test'
import { fill } from '../../content-reader/text/fill.ts'
import { type Language, languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { href, pageName } from '../../src/models/site/links.ts'
import { words } from '../../src/models/site/site.ts'
import { documents } from './support/documents.ts'
import { everyPage, inTestAll, sample, site, violations } from './support/pages.ts'

/** The pages with sections that open, and the sections' anchors. */
const expandable = everyPage.flatMap(({ id, language, path }) => {
  const sections = words.page(id)[language].sections.filter((section) => section.expandable)
  return sections.length ? [{ path, anchors: sections.map(({ anchor }) => anchor) }] : []
})

test('expandable sections open by keyboard and without JavaScript, with plus and minus', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled })
    const page = await context.newPage()
    for (const { path, anchors } of sample(expandable)) {
      await page.goto(site(path))
      const sections = page.locator('main article section:not([aria-labelledby]) > details')
      await expect(sections, path).toHaveCount(anchors.length)
      for (const section of await sections.all()) {
        await expect(section.locator('p').first()).toBeHidden()
        await section.locator('summary').press('Enter')
        await expect(section.locator('p').first()).toBeVisible()
      }
    }
    await context.close()
  }
})

test(
  'an address that points into an expandable section opens it',
  inTestAll(),
  async ({ page }) => {
    for (const { path, anchors } of expandable) {
      for (const anchor of anchors) {
        // A page that is open already would only scroll.
        await page.goto('about:blank')
        await page.goto(site(`${path}#${anchor}`))
        const target = page.locator(`#${anchor}`)
        await expect(target).toBeVisible()
        await expect(target).toBeInViewport()
      }
    }
  },
)

test('the way back says where it goes, and goes there', async ({ page }) => {
  for (const language of sample(languages)) {
    const back = page.locator('a[data-back]')
    const { back: named, backElsewhere } = words.site
    const parent = 'business'
    const full = fill(named[language], { page: pageName(parent, language) })
    const visits: readonly [PageId | null, string][] = [
      // From elsewhere, from another page, from the parent.
      [null, full],
      ['home', backElsewhere[language]],
      [parent, full],
      ['about', backElsewhere[language]],
    ]
    for (const [from, label] of sample(visits, 2)) {
      if (from) await walk(page, from, 'recruiting', language)
      else await page.goto(site(href('recruiting', language)))
      await expect(back, `${language}, from ${from}`).toHaveText(label)
      await back.click()
      await page.waitForURL(site(href(from ?? parent, language)))
    }
  }
})

test('nothing moves when the way back gets its other name', inTestAll(), async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(site(href('website-design', 'ja')))
    const top = page.locator('article h2').first()
    const place = () => top.evaluate((each) => each.getBoundingClientRect().top + scrollY)
    const before = await place()
    await walk(page, 'about', 'website-design', 'ja')
    await expect(page.locator('a[data-back]')).toHaveText(words.site.backElsewhere.ja)
    expect(await place(), `at ${width} px`).toBe(before)
  }
})

/** From one page to another by the footer. */
async function walk(page: Page, from: PageId, to: PageId, language: Language) {
  await page.goto(site(href(from, language)))
  await page
    .getByRole('contentinfo')
    .locator(`nav a[href="${href(to, language)}"]`)
    .click()
  await page.waitForURL(site(href(to, language)))
  // What makes it a step back in the history comes with the page's last script.
  await page.waitForLoadState('networkidle')
}

test('back leaves the page, whatever was pressed on it since', inTestAll(), async ({ page }) => {
  for (const language of languages) {
    await walk(page, 'about', 'website-design', language)
    // Places on it: a line of its contents, and its top.
    await page.locator('nav[aria-labelledby="contents"] a').nth(1).click()
    await page.evaluate(() => location.assign('#top'))
    await page.locator('a[data-back]').click()
    await page.waitForURL(site(href('about', language)))
  }
})

test('back keeps the language that the visitor has chosen', inTestAll(), async ({ page }) => {
  await walk(page, 'about', 'website-design', 'ja')
  await page.getByRole('contentinfo').locator('a[data-language]').click()
  await page.waitForURL(site(href('website-design', 'en')))
  const back = page.locator('a[data-back]')
  const parent = (await back.getAttribute('href')) ?? ''
  expect(parent).toMatch(/^\/en/)
  await back.click()
  await page.waitForURL(site(parent))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('back leads to the parent', async ({ page }) => {
    await page.goto(site('/recruiting'))
    await page.locator('a[data-back]').click()
    await expect(page).toHaveURL(site('/business'))
  })
})

test('recruiting holds only the notice and the way back', async ({ page }) => {
  await page.goto(site('/en/recruiting'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words.page('recruiting').en.title,
  )
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
  const wanted = words.services.items.map(({ id }) => href(id, 'en'))
  expect(hrefs).toEqual(wanted)

  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(site('/en/succession'))
  const { next, pause, play, dots } = words.home.carousel
  // A press that comes before is carousel.spec.ts's.
  await carousel.dispatchEvent('pointerenter')
  await expect(carousel).toHaveAttribute('data-active')
  await carousel.getByRole('button', { name: next.en, exact: true }).click()
  await expect(carousel.locator('[data-current] a')).toHaveAttribute('href', wanted[1] ?? '')
  const size = await carousel
    .locator('[data-current] a')
    .evaluate((card: HTMLElement) => [card.offsetWidth, card.offsetHeight])
  expect(size).toEqual([250, 437])
  const group = carousel.getByRole('group', { name: dots.en, exact: true })
  await expect(group.getByRole('button')).toHaveCount(3)
  for (const { en: name } of [pause, play]) {
    await expect(carousel.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
})

test('succession lists five succession options and one exit that is none', async ({ page }) => {
  for (const language of languages) {
    await page.goto(site(href('succession', language)))
    for (const [succession, count] of [
      [true, 5],
      [false, 1],
    ] as const) {
      const exits = page.locator(`main article [data-succession="${succession}"]`)
      await expect(exits).toHaveCount(count)
      const listed = words.exits.items.filter((exit) => exit.succession === succession)
      for (const [at, { name, text }] of listed.entries()) {
        await expect(exits.nth(at)).toContainText(name[language])
        await expect(exits.nth(at)).toContainText(text[language])
      }
    }
  }
})

const sampleNotes = (page: Page, language: Language) =>
  page.locator('main p').filter({
    has: page.getByText(words.site.sample[language], { exact: true }),
  })

test('company profile: every row with its values; one note names those that are samples', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(site(href('about', language)))
    const rows = page.locator('main dl > div')
    await expect(rows).toHaveCount(words.company.rows.length)
    for (const [at, { label, value, values = [], sample }] of words.company.rows.entries()) {
      const row = rows.nth(at)
      await expect(row.locator('dt')).toHaveText(label[language])
      if (value) await expect(row.locator('dd')).toContainText(value[language])
      await expect(row.getByRole('listitem')).toHaveText(values.map((each) => each[language]))
      const note = expect(sampleNotes(page, language))
      await (sample ? note : note.not).toContainText(label[language])
    }
  }
})

test("the company profile has the specification's six rows", () => {
  const ids = words.company.rows.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining([
      'name',
      'representatives',
      'location',
      'established',
      'legal-number',
      'business',
    ]),
  )
})

test('client testimonials: each with who says it; one note says that they are samples', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(site(href('testimonials', language)))
    const cards = page.locator('main li:has(blockquote)')
    await expect(cards).toHaveCount(words.testimonials.items.length)
    for (const [at, { name, company, content }] of words.testimonials.items.entries()) {
      // Its first sentence is a paragraph of its own.
      const said = (await cards.nth(at).textContent())?.replaceAll(/\s/g, '')
      for (const text of [name, company, content]) {
        expect(said).toContain(text[language].replaceAll(/\s/g, ''))
      }
    }
    const anySample = words.testimonials.items.some(({ sample }) => sample)
    await expect(sampleNotes(page, language)).toHaveCount(anySample ? 1 : 0)
  }
})

test('numbers of sections are those of the specification', async () => {
  const sections = {
    '/what-is-legatus': 4,
    '/why-companies-must-continue': 6,
    '/business': 5,
    '/future-coaching': 4,
    '/why-coaching': 5,
    '/keyence-model': 5,
  }
  const all = await documents()
  for (const [path, count] of Object.entries(sections)) {
    for (const prefix of ['', '/en']) {
      const found = all.get(prefix + path)?.document.querySelectorAll('main article section') ?? []
      const numbered = found.filter((each) => each.id || each.querySelector('summary'))
      expect(numbered.length, prefix + path).toBe(count)
    }
  }
  for (const [path, count] of Object.entries({ '/succession': 3, '/keyence-model': 1 })) {
    const found = expandable.filter((each) => [path, `/en${path}`].includes(each.path))
    expect(
      found.map(({ anchors }) => anchors.length),
      path,
    ).toEqual([count, count])
  }
})

test('the ESG article: anchors, related pages, two answers that open', async ({ page }) => {
  const { article: labels } = words.site
  // A press must not meet an answer that is on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(site('/en/esg-investment'))
  for (const anchor of ['intro', 'fundamentals', 'market', 'impact']) {
    await expect(page.locator(`nav a[href="#${anchor}"]`)).toHaveCount(1)
    await expect(page.locator(`#${anchor}`)).toHaveCount(1)
  }
  const related = page
    .getByRole('navigation', { name: labels.related.en, exact: true })
    .getByRole('link')
  expect(
    await related.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(
    expect.arrayContaining([
      '/en/digital-transformation',
      '/en/manufacturing-industry',
      '/en/about-legatus',
      '/en/about',
    ]),
  )
  const answers = page.locator('section[aria-labelledby="faq"] details')
  await expect(answers).toHaveCount(2)
  for (const answer of await answers.all()) await answer.locator('summary').click()
  for (const answer of await answers.all()) await expect(answer.locator('p')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('the table of contents marks the section being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(site('/en/esg-investment'))
  const marked = page.locator('nav[aria-labelledby="contents"] a[aria-current="true"]')
  for (const anchor of ['market', 'fundamentals']) {
    await page.locator(`nav[aria-labelledby="contents"] a[href="#${anchor}"]`).click()
    await expect(marked).toHaveAttribute('href', `#${anchor}`)
  }
})

test('sources are numbered in the order in which the text names them, and listed once', async () => {
  for (const [path, { id, kind, language, document }] of await documents()) {
    const notes = document.querySelectorAll('main sup')
    const numbers = [...new Set(notes.map((note) => Number(note.textContent)))]
    expect(numbers, path).toEqual(numbers.map((_, at) => at + 1))
    const list = document.querySelectorAll('section[aria-labelledby="notes"] li')
    expect(list.filter((note) => note.hasAttribute('id')).length, path).toBe(numbers.length)
    const texts = list.map((note) => note.textContent)
    expect(new Set(texts).size, path).toBe(texts.length)
    const { sources = [] } = kind === 'article' ? words.article(id as never)[language] : {}
    for (const source of sources) expect(texts.join('\n'), path).toContain(source)
    const heading = sources.length > 0 ? words.site.article.sources[language] : undefined
    if (heading) expect(document.querySelector('#notes')?.textContent, path).toBe(heading)
  }
})
