import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Chart, chartModel } from '../../src/models/chartModel.ts'
import { articleIds } from '../../src/models/routes.ts'
import { words } from '../../src/models/site.ts'
import { chartElement } from '../../words/markdown.ts'
import { elementsOf } from '../../words/tree.ts'
import { pages, site } from './support/pages.ts'

type Kind<K> = Extract<Chart, { kind: K }>

/** The charts of a kind on every page that has one, in both languages. */
function placed<K extends Chart['kind']>(kind: K) {
  return pages.flatMap(({ id, path, language }) =>
    chartsOf(id)
      .map((chart) => chartModel(chart, language))
      .filter((chart): chart is Kind<K> => chart.kind === kind)
      .map((chart) => ({ path, language, chart })),
  )
}

/** The ids of the charts in a page's text. */
function chartsOf(id: (typeof pages)[number]['id']): string[] {
  const { intro, sections, conclusion } = words.page(id).ja
  return [intro, ...sections.map(({ body }) => body), conclusion]
    .flatMap((tree) => elementsOf(tree))
    .filter(({ tagName }) => tagName === chartElement)
    .map(({ properties }) => String(properties.chart))
}

const table = (page: Page, { title }: Chart) =>
  page.getByRole('table', { name: title, exact: true })
const width = async (drawn: Locator) => (await drawn.boundingBox())?.width ?? 0

test('bars are as long as the numbers that the text beside them says', async ({ page }) => {
  for (const { path, language, chart } of placed('bars')) {
    await page.goto(site(path))
    const rows = table(page, chart).locator('tbody tr')
    const data = words.charts.charts[chart.id]
    if (data?.kind !== 'bars') throw new Error(`${chart.id} has no bars`)
    await expect(rows).toHaveCount(data.rows.length)
    const longest = Math.max(...data.rows.map(({ value }) => value))
    const drawn = []
    for (const [at, { text }] of data.rows.entries()) {
      await expect(rows.nth(at).locator('td')).toContainText(text[language])
      drawn.push(await width(rows.nth(at).locator('svg rect')))
    }
    for (const [at, { value }] of data.rows.entries()) {
      const share = (drawn[at] ?? 0) / Math.max(...drawn)
      expect(share, `${path}, row ${at + 1}`).toBeCloseTo(value / longest, 2)
    }
    for (const note of chart.notes) {
      await expect(page.locator('figure', { has: rows })).toContainText(note)
    }
  }
})

test('what takes time is drawn to scale on every timeline', async ({ page }) => {
  for (const { path, language, chart } of placed('timeline')) {
    await page.goto(site(path))
    const data = words.charts.charts[chart.id]
    if (data?.kind !== 'timeline') throw new Error(`${chart.id} is no timeline`)
    const { from, to } = data.axis
    const rows = table(page, chart).locator('tbody tr')
    for (const [at, { text, light, solid }] of data.rows.entries()) {
      await expect(rows.nth(at).locator('td')).toContainText(text[language])
      const strip = rows.nth(at).locator('svg:has(> rect)')
      const unit = (await width(strip)) / (to - from)
      // The axis' own lines are a pixel wide.
      const bars = await strip
        .locator('rect')
        .evaluateAll((rects) =>
          rects.map((rect) => rect.getBoundingClientRect().width).filter((each) => each > 2),
        )
      const spans = [light, solid].filter((span) => span !== undefined)
      const lengths = spans.map(([start, end]) => end - start)
      expect(bars, `${path}, row ${at + 1}`).toHaveLength(lengths.length)
      for (const [bar, length] of lengths.entries()) {
        expect(Math.abs((bars[bar] ?? 0) - length * unit), path).toBeLessThanOrEqual(1)
      }
    }
  }
})

test('the way to a deal says the months that the specification claims', async ({ page }) => {
  for (const [from, to] of [
    [2, 3],
    [6, 12],
  ]) {
    await page.goto(site('/en/strategy-execution'))
    await expect(page.locator('main')).toContainText(
      new RegExp(`\\b${from}(?: to |-|–)${to} months`),
    )
    await page.goto(site('/strategy-execution'))
    await expect(page.locator('main')).toContainText(new RegExp(`${from}[〜～]${to}[かカヵヶ]月`))
  }
})

test('a matrix is read in words as well as signs', async ({ page }) => {
  for (const { path, chart } of placed('matrix')) {
    await page.goto(site(path))
    const rows = table(page, chart).locator('tbody tr')
    await expect(table(page, chart).getByRole('columnheader')).toHaveCount(chart.head.length)
    await expect(rows).toHaveCount(chart.rows.length)
    for (const [at, { label, marks }] of chart.rows.entries()) {
      await expect(rows.nth(at).getByRole('rowheader')).toHaveText(label.join(''))
      await expect(rows.nth(at).locator('td')).toHaveText(marks.map(({ text }) => text))
    }
  }
})

test('a chart too wide for a phone scrolls by itself, with the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const { path, chart } of placed('matrix')) {
    await page.goto(site(path))
    const region = page.getByRole('region', { name: chart.title, exact: true })
    const hidden = await region.evaluate((each) => each.scrollWidth - each.clientWidth)
    if (hidden > 0) {
      await region.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
  }
})

test('an article prints clean: title, text, charts and sources, without what only a screen can use', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const { id, path, language } of pages) {
    if (!articleIds.some((article) => article === id)) continue
    await page.goto(site(path))
    for (const chart of chartsOf(id)) {
      await expect(table(page, chartModel(chart, language))).toBeVisible()
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sections = page.locator('main section[id]')
    await expect(sections).toHaveCount(words.page(id)[language].sections.length)
    for (const kept of [
      ...(await sections.all()),
      ...(await page.locator('section[aria-labelledby="notes"] li').all()),
      ...(await page.locator('section[aria-labelledby="literatures"] li').all()),
    ]) {
      await expect(kept).toBeVisible()
    }
    const { contents, skip, banner } = words.site
    for (const gone of [
      page.getByRole('navigation', { name: contents[language], exact: true }),
      page.locator('body > footer nav').first(),
      page.getByRole('link', { name: skip[language], exact: true }),
      page.locator('main picture').first(),
      page.getByRole('link', { name: banner.button[language], exact: true }).last(),
    ]) {
      await expect(gone, path).toBeHidden()
    }
  }
})
