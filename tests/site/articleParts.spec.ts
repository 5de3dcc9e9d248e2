import { expect, type Page, test } from '@playwright/test'
import { words } from '../../src/models/site/site.ts'
import { documents } from './support/documents.ts'
import { laidOut } from './support/pageLayout.ts'
import { everyPage, pages, site } from './support/pages.ts'

const ofKind = (...kinds: string[]) => everyPage.filter(({ kind }) => kinds.includes(kind))
const quotes = (page: Page) => page.locator('main [data-quote]')

test('an essay has a pull quote every two screens: a unique sentence, read out once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const { path } of ofKind('essay')) {
    await page.goto(site(path))
    const texts = await quotes(page).allTextContents()
    const whole = (await page.locator('main article').textContent()) ?? ''
    for (const text of texts) {
      expect(whole.split(text), `${path}: ${text}`).toHaveLength(2)
    }
    const [size = 0, body = 0] = await Promise.all(
      [quotes(page).first(), page.locator('main section[id] p').first()].map((each) =>
        each.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
    expect(size / body, path).toBeGreaterThan(1.5)
    const tops = await page
      .locator('main section[id], main [data-quote]')
      .evaluateAll((all) =>
        all
          .filter((each, at) => at === 0 || each.hasAttribute('data-quote'))
          .map((each) => each.getBoundingClientRect().top + scrollY),
      )
    const gaps = tops.slice(1).map((top, at) => top - (tops[at] ?? 0))
    expect(Math.max(...gaps), path).toBeLessThan(2 * 900)
  }
})

test('Japanese quotes break only between phrases, with or without browser support', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let several = 0
  for (const { path } of ofKind('essay').filter(({ language }) => language === 'ja')) {
    await page.goto(site(path))
    const found = await quotes(page).evaluateAll((all) =>
      all.map((quote) => {
        const texts = document.createTreeWalker(quote, NodeFilter.SHOW_TEXT)
        const lines: string[] = []
        while (texts.nextNode()) {
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          const tops = [...range.getClientRects()].map(({ bottom }) => Math.round(bottom))
          if (new Set(tops).size > 1) lines.push(texts.currentNode.textContent ?? '')
        }
        return { lines, phrases: quote.querySelectorAll('wbr').length }
      }),
    )
    for (const { lines, phrases } of found) {
      expect(lines, `${path}: phrases on two lines`).toEqual([])
      several += phrases
    }
  }
  expect(several).toBeGreaterThan(60)
})

test("an article's inline picture is 300 px high and causes no layout shift", async ({ page }) => {
  // Except the one whose page has no room for it in the first round trip (decision 16).
  const articles = ofKind('article').filter(({ path }) => !path.endsWith('/population-decline'))
  expect(articles.length).toBeGreaterThan(0)
  for (const { path } of articles) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(site(path))
    const figure = page.locator('main article figure:has(> picture)')
    const before = await figure.boundingBox()
    await figure.scrollIntoViewIfNeeded()
    const picture = figure.getByRole('img', { name: /./ })
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
    expect((await figure.boundingBox())?.height, `${path}: before and after`).toBe(before?.height)
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const box = await figure.boundingBox()
      expect(box?.height, `${path} at ${width}`).toBeGreaterThanOrEqual(300)
    }
  }
})

test('a full-width picture is as wide as the window, and at least 300 px high', async ({
  page,
}) => {
  const across = everyPage.filter(({ id, language }) => words.page(id)[language].panorama)
  const half = across.filter(
    ({ id, language }) => words.page(id)[language].panorama?.after === 'middle',
  )
  expect(across.length).toBeGreaterThan(half.length)
  expect(half.length).toBeGreaterThan(0)
  for (const { path } of across) {
    await page.goto(site(path))
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const picture = page.locator('main article figure > picture > img[src*="panorama"]')
      await picture.scrollIntoViewIfNeeded()
      const box = await picture.boundingBox()
      expect([box?.x, box?.width], `${path} at ${width}`).toEqual([0, width])
      expect(box?.height, path).toBeGreaterThanOrEqual(300)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
    }
  }
})

test('the table of contents is at most 280 px wide beside the text, and stays in view', async ({
  page,
}) => {
  test.slow()
  await page.route('**/*.{avif,webp}', (route) => route.abort())
  const seen = new Map([1000, 1440, 1920].map((width) => [width, 0]))
  for (const { id, path, language } of pages) {
    const { sections } = words.page(id)[language]
    const anchors = sections.map(({ anchor }) => anchor).toReversed()
    await page.goto(site(path), { waitUntil: 'domcontentloaded' })
    for (const [width, before] of seen) {
      await page.setViewportSize({ width, height: 800 })
      const places = await page.evaluate(async (anchors) => {
        const contents = document.querySelector('nav[aria-labelledby="contents"]')
        const places = []
        for (const anchor of contents ? anchors : []) {
          document.getElementById(anchor)?.scrollIntoView({ behavior: 'instant', block: 'start' })
          // Until the visible section is laid out.
          await new Promise((painted) =>
            requestAnimationFrame(() => requestAnimationFrame(painted)),
          )
          const box = contents?.getBoundingClientRect()
          if (!box) continue
          // Where a text shorter than its contents ends, both leave the window together.
          const ends =
            Math.abs((contents?.parentElement?.getBoundingClientRect().bottom ?? 0) - box.bottom) <
            1
          places.push({ anchor, ends, top: box.top, bottom: box.bottom, width: box.width })
        }
        return places
      }, anchors)
      seen.set(width, before + places.length)
      const wrong = places.filter(
        (each) => each.width > 280 || (each.top < 0 && !each.ends) || each.bottom > 800,
      )
      expect(wrong, `${path} at ${width} px`).toEqual([])
    }
  }
  for (const [width, places] of seen) expect(places, `contents at ${width} px`).toBeGreaterThan(0)
})

test('the margin has figures, sources and terms beside their paragraphs, without covering text; narrow windows have none', async ({
  page,
}) => {
  test.slow()
  const withNotes = [...(await documents())].filter(([, { document }]) =>
    document.querySelector('[data-margin]'),
  )
  expect(withNotes.length).toBeGreaterThanOrEqual(ofKind('article').length)
  for (const [path, { kind, language }] of withNotes) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(site(path))
    await laidOut(page)
    const found = await page.evaluate(marginOf)
    expect(Math.min(...found.widths), `${path}: room for words`).toBeGreaterThan(160)
    if (kind !== 'article') continue
    expect(found.texts.length, path).toBeGreaterThan(0)
    expect(Math.max(...found.away), path).toBeLessThan(340)
    expect(found.covered, `${path}: notes over text`).toBe(0)
    expect(found.together, `${path}: notes over each other`).toBe(0)
    expect(
      found.right.filter((edge) => edge !== 1320),
      `${path}: charts and tables end with the margin`,
    ).toEqual([])
    for (const [said, listed] of found.sources) expect(listed, path).toContain(said)
    const figures = Object.entries(words.figures.figures).map(([, { value }]) => value[language])
    const large = await page.locator('main [data-margin] > b').allTextContents()
    for (const value of large) expect(figures, path).toContain(value)

    for (const width of [1200, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(page.locator('main [data-margin]').filter({ visible: true })).toHaveCount(0)
    }
    if ((await page.locator('#notes').count()) === 0) continue
    // On a phone the sources are a list after the text.
    const text = await page.locator('main section[id]').last().boundingBox()
    const heading = await page.locator('#notes').boundingBox()
    const note = await page.locator('#note-1').boundingBox()
    expect(heading?.y, path).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0))
    expect(note?.y, path).toBeGreaterThan(heading?.y ?? Infinity)
  }
})

/** Where the notes in an article's margin stand, and what they say. Runs in the page. */
function marginOf() {
  const of = (selector: string) => [...document.querySelectorAll(selector)]
  const notes = of('main [data-margin]')
  const boxes = notes.map((each) => each.getBoundingClientRect())
  const text = of(
    'main article :is(section[id], article > div) :is(p, h2, li, table, figure, [data-quote])',
  ).map((each) => each.getBoundingClientRect())
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return {
    texts: notes.map(({ textContent }) => textContent ?? ''),
    widths: boxes.map(({ width }) => width).filter((width) => width > 0),
    away: notes.map((note, at) => {
      let block = note.nextElementSibling
      while (block?.matches('[data-margin]')) block = block.nextElementSibling
      return Math.abs((boxes[at]?.top ?? 0) - (block?.getBoundingClientRect().top ?? Infinity))
    }),
    covered: boxes.filter((note) => text.some((each) => meet(note, each))).length,
    together: boxes.filter((note, at) => boxes.some((b, i) => i > at && meet(note, b))).length,
    right: of('main article :is(figure:has(table), div:has(> table):not(figure *))').map((each) =>
      Math.round(each.getBoundingClientRect().right),
    ),
    // Each with what the list at the end says under its number.
    sources: of('main [data-margin] > [data-note]').map((each) => {
      const number = getComputedStyle(each, '::before').content.replaceAll('"', '')
      return [each.textContent, document.querySelector(`#note-${number}`)?.textContent] as const
    }),
  }
}
