import { expect, type Locator, type Page, test } from '@playwright/test'
import { chartElement } from '../../content-reader/text/markdown.ts'
import { elementsOf } from '../../content-reader/text/tree.ts'
import type { Language } from '../../routing/language.ts'
import type { Chart } from '../../src/models/charts/chart.ts'
import { chartModel } from '../../src/models/charts/chartModel.ts'
import { articleIds } from '../../src/models/site/routes.ts'
import { words } from '../../src/models/site/site.ts'
import { everyPage, site } from './support/pages.ts'
import { computedColour } from './support/siteColour.ts'

type Kind<K extends Chart['kind']> = Extract<Chart, { kind: K }>

/** The pages with charts, and these. */
const withCharts = everyPage
  .map(({ id, path, language }) => ({
    path,
    language,
    charts: chartsOf(id).map((chart) => chartModel(chart, language)),
  }))
  .filter(({ charts }) => charts.length > 0)

function chartsOf(id: (typeof everyPage)[number]['id']): string[] {
  const { intro, sections, conclusion } = words.page(id).ja
  return [intro, ...sections.map(({ body }) => body), conclusion]
    .flatMap((tree) => elementsOf(tree))
    .filter(({ tagName }) => tagName === chartElement)
    .map(({ properties }) => String(properties.chart))
}

const table = (page: Page, { title }: Chart) =>
  page.getByRole('table', { name: title, exact: true })
/** The drawn size without the stroke width. */
const size = (drawn: Locator) =>
  drawn.evaluate((shape: SVGGraphicsElement) => {
    const { width, height } = shape.getBBox()
    return { width, height }
  })
/** The site's accent colour in charts. */
const orange = computedColour('orange-light')

for (const { path, language, charts } of withCharts) {
  const of = <K extends Chart['kind']>(kind: K) =>
    charts.filter((chart): chart is Kind<K> => chart.kind === kind)
  const tables = [...of('bars'), ...of('timeline')]
  const withLines = of('series').filter(({ lines }) => lines)
  const wholes = of('series').filter(({ whole }) => whole)

  test(`${path}: its charts say what the text says, to scale, in any window, on paper and with forced colours`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(site(path))
    for (const chart of tables) await expectMotion(page, chart)
    for (const chart of of('bars')) await expectColumns(page, chart, language)
    for (const chart of of('timeline')) await expectTimeline(page, chart)
    for (const chart of of('matrix')) await expectMatrix(page, chart)
    for (const chart of tables) await expectOneSubject(page, chart)
    for (const chart of withLines) await expectLines(page, chart)
    for (const chart of wholes) await expectCourse(page, chart)
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      for (const chart of tables) await expectTable(page, chart)
      for (const chart of of('bars')) await expectAcross(page, chart)
      for (const chart of [...withLines, ...wholes]) await expectWordsInside(page, chart)
      for (const chart of of('series').filter(({ picture }) => picture)) {
        await expectPicture(page, chart)
      }
    }
    await page.setViewportSize({ width: 320, height: 700 })
    for (const chart of of('matrix')) await expectScroller(page, chart)
    for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
      await page.emulateMedia(media)
      for (const chart of tables) await expectStill(page, chart)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'screen', forcedColors: 'active', colorScheme })
      const signs = [...of('series').filter(({ lines }) => !lines), ...of('matrix')]
      for (const chart of signs) await expectContrast(page, chart)
    }
  })
}

/** The values below columns are on one line, a curve beside them begins where they do, and all are as high as the numbers in the text. */
async function expectColumns(page: Page, chart: Kind<'bars'>, language: Language) {
  const drawing = table(page, chart)
  await drawing.scrollIntoViewIfNeeded()
  const tops = await drawing
    .locator('tbody td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)))
  expect(new Set(tops).size, `${chart.id}: ${tops}`).toBe(1)
  if (chart.curve) {
    const wall = await drawing.locator('tbody svg').first().boundingBox()
    const curve = await drawing.locator('+ svg').boundingBox()
    expect(Math.abs((wall?.y ?? 0) - (curve?.y ?? Infinity))).toBeLessThan(1)
    expect(Math.abs((wall?.height ?? 0) - (curve?.height ?? Infinity))).toBeLessThan(1)
  }
  const rows = table(page, chart).locator('tbody tr')
  const data = words.charts.charts[chart.id]
  if (data?.kind !== 'bars') throw new Error(`${chart.id} has no bars`)
  await expect(rows).toHaveCount(data.rows.length)
  const longest = Math.max(...data.rows.map(({ value }) => value))
  const drawn = []
  for (const [at, { text }] of data.rows.entries()) {
    await expect(rows.nth(at).locator('td')).toContainText(text[language])
    const shaft = rows.nth(at).locator('path[pathLength]')
    drawn.push((await size(shaft)).height)
    // Number of drums, the last of which may be partial.
    const drums = Number(await shaft.getAttribute('pathLength'))
    expect(drums * data.drum).toBeCloseTo(data.rows[at]?.value ?? 0, 1)
  }
  for (const [at, { value }] of data.rows.entries()) {
    const share = (drawn[at] ?? 0) / Math.max(...drawn)
    expect(share, `${chart.id}, row ${at + 1}`).toBeCloseTo(value / longest, 2)
  }
  const { note = '', source } = chart
  const figure = page.locator('figure', { has: rows })
  await expect(figure).toContainText(note)
  if (!source) return
  await expect(figure).toContainText(`${source.label}${source.text}${source.date ?? ''}`)
  if (source.url) {
    const link = figure.getByRole('link', { name: source.text, exact: true })
    await expect(link).toHaveAttribute('href', source.url)
  }
}

const figureOf = (page: Page, { title }: Chart) =>
  page.locator('figure', { has: page.getByText(title, { exact: true }) })

/** Lines over time are drawn above a folded table that says the same. */
async function expectLines(page: Page, chart: Kind<'series'>) {
  const numbers = table(page, chart)
  await expect(numbers).toHaveCount(0)
  const figure = figureOf(page, chart)
  await figure.locator('summary').click()
  await expect(numbers).toBeVisible()
  await expect(figure.locator('section > svg circle')).toHaveCount(
    (chart.lines?.lines ?? []).reduce((sum, { points }) => sum + points.length, 0),
  )
}

/** The parts of a whole are stones of one course, as long as their shares, each with its number, the largest with its name. */
async function expectCourse(page: Page, chart: Kind<'series'>) {
  const course = figureOf(page, chart).locator('section > svg')
  const most = Math.max(...chart.rows.map(({ cells }) => cells[0]?.length ?? 0))
  await expect(course.locator('text')).toHaveText(
    chart.rows.flatMap(({ label, cells: [share] }) =>
      share?.length === most ? [share.text, label.join('')] : [share?.text ?? ''],
    ),
  )
  const stones = await Promise.all((await course.locator('rect').all()).map(size))
  const whole = stones.reduce((sum, { width }) => sum + width, 0)
  const lengths = chart.rows.map(({ cells }) => cells[0]?.length ?? 0)
  const all = lengths.reduce((sum, length) => sum + length, 0)
  for (const [at, { width }] of stones.entries()) {
    expect(width / whole, `${chart.id}, part ${at + 1}`).toBeCloseTo((lengths[at] ?? 0) / all, 2)
  }
}

async function expectWordsInside(page: Page, chart: Kind<'series'>) {
  const svg = figureOf(page, chart).locator('section > svg')
  await svg.scrollIntoViewIfNeeded()
  const box = await svg.boundingBox()
  const words = await svg
    .locator('text')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()))
  const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)]
  const outside = words.filter((each) => each.left < left || each.right > right)
  expect(outside, `${chart.id}: words beside the drawing`).toEqual([])
}

/** Durations are drawn to scale. */
async function expectTimeline(page: Page, chart: Kind<'timeline'>) {
  const data = words.charts.charts[chart.id]
  if (data?.kind !== 'timeline') throw new Error(`${chart.id} is no timeline`)
  const { from, to } = data.axis
  const rows = table(page, chart).locator('tbody tr')
  for (const [at, { light, solid }] of data.rows.entries()) {
    await expect(rows.nth(at).locator('td')).toContainText(chart.rows[at]?.text ?? '')
    const strip = rows.nth(at).locator('td > svg')
    const axis = await strip.evaluate((svg) => {
      const { width, paddingLeft, paddingRight } = getComputedStyle(svg)
      return [paddingLeft, paddingRight].reduce(
        (left, padding) => left - Number.parseFloat(padding),
        Number.parseFloat(width),
      )
    })
    const unit = axis / (to - from)
    const spans = [light, solid].filter((span) => span !== undefined)
    // A road has two courses of stones.
    const lengths = spans.flatMap(([start, end]) => [end - start, end - start])
    const roads = strip.locator('line')
    await expect(roads, `${chart.id}, row ${at + 1}`).toHaveCount(lengths.length)
    for (const [road, length] of lengths.entries()) {
      const drawn = (await size(roads.nth(road))).width
      expect(Math.abs(drawn - length * unit), chart.id).toBeLessThanOrEqual(1)
    }
  }
}

/** Exactly one drum or milestone is orange: the subject. */
async function expectOneSubject(page: Page, chart: Kind<'bars' | 'timeline'>) {
  const rows = table(page, chart).locator('tbody tr')
  const counts = await rows.evaluateAll(
    (all, colour) =>
      all.map(
        (row) =>
          [...row.querySelectorAll('path')].filter((shape) => {
            const { fill, stroke, strokeWidth } = getComputedStyle(shape)
            return fill === colour || (stroke === colour && Number.parseFloat(strokeWidth) > 0)
          }).length,
      ),
    orange,
  )
  expect(counts, chart.id).toEqual(chart.rows.map(({ point }) => (point ? 1 : 0)))
}

/** For assistive technology it is a table of rows, headers and cells. */
async function expectTable(page: Page, chart: Kind<'bars' | 'timeline'>) {
  const drawn = table(page, chart)
  await expect(drawn.getByRole('row')).toHaveCount(chart.rows.length + 1)
  await expect(drawn.getByRole('columnheader')).toHaveCount(2)
  await expect(drawn.getByRole('rowheader')).toHaveCount(chart.rows.length)
  await expect(drawn.getByRole('cell')).toHaveText(chart.rows.map(({ text }) => text))
  // Roles are explicit, because some browsers infer them from the layout.
  const [head, row] = [drawn.locator('thead th').first(), drawn.locator('tbody tr').first()]
  await expect(head).toHaveAttribute('role', 'columnheader')
  await expect(row).toHaveAttribute('role', 'row')
}

/** All columns stand side by side. */
async function expectAcross(page: Page, chart: Kind<'bars'>) {
  // A row that is not laid out yet has no position.
  await table(page, chart).scrollIntoViewIfNeeded()
  const tops = await table(page, chart)
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top)))
  expect(tops.length, chart.id).toBeGreaterThan(1)
  expect(new Set(tops).size, chart.id).toBe(1)
}

/** It animates when it comes into view, and has finished before it is in the middle. */
async function expectMotion(page: Page, chart: Kind<'bars' | 'timeline'>) {
  const drawing = table(page, chart).locator('tbody svg > g').first()
  const sunk = () =>
    drawing.evaluate((group) => {
      const [, down = '0'] = getComputedStyle(group).translate.split(' ')
      return Number.parseFloat(down)
    })
  const show = (edge: number) =>
    drawing.evaluate((group, share) => {
      const figure = group.closest('figure')
      const top = figure?.getBoundingClientRect().top ?? 0
      scrollTo({ top: scrollY + top - innerHeight * share, behavior: 'instant' })
    }, edge)
  await show(0.97)
  await expect.poll(sunk, chart.id).toBeGreaterThan(50)
  await show(0.2)
  await expect.poll(sunk, chart.id).toBe(0)
}

async function expectStill(page: Page, chart: Kind<'bars' | 'timeline'>) {
  for (const drawing of await table(page, chart).locator('tbody svg > g').all()) {
    await expect(drawing).toHaveCSS('animation-name', 'none')
    await expect(drawing).toHaveCSS('translate', 'none')
  }
}

/** With forced colours bars and signs stand out from the background. */
async function expectContrast(page: Page, chart: Chart) {
  // Parts of a whole are drawn above their table.
  const drawing =
    chart.kind === 'series' && chart.whole
      ? figureOf(page, chart).locator('section > svg')
      : table(page, chart).locator('tbody svg').first()
  const contrasts = await drawing.evaluate((svg) => {
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = rgb(color).map((each) => (each / 255) ** 2.2)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const ground = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const { parentElement } = element
      return rgb(backgroundColor)[3] === 0 && parentElement
        ? ground(parentElement)
        : backgroundColor
    }
    const contrast = (one: string, other: string) => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b)
      return (high + 0.05) / (low + 0.05)
    }
    const shapes = [...svg.querySelectorAll('rect, circle')].map((each) => {
      const { fill, stroke } = getComputedStyle(each)
      return contrast(stroke === 'none' ? fill : stroke, ground(svg))
    })
    const { outlineStyle, outlineColor } = getComputedStyle(svg)
    const around = svg.parentElement ? ground(svg.parentElement) : ''
    return outlineStyle === 'none' ? shapes : [...shapes, contrast(outlineColor, around)]
  })
  expect(Math.min(...contrasts), chart.id).toBeGreaterThanOrEqual(3)
}

test('the deal timeline has the months of the specification', async ({ page }) => {
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

/** A matrix has words as well as signs. */
async function expectMatrix(page: Page, chart: Kind<'matrix'>) {
  const rows = table(page, chart).locator('tbody tr')
  await expect(table(page, chart).getByRole('columnheader')).toHaveCount(chart.head.length)
  await expect(rows).toHaveCount(chart.rows.length)
  for (const [at, { label, marks }] of chart.rows.entries()) {
    await expect(rows.nth(at).getByRole('rowheader')).toHaveText(label.join(''))
    await expect(rows.nth(at).locator('td')).toHaveText(marks.map(({ text }) => text))
  }
}

/** Too wide for a phone, it scrolls by itself, with the keyboard too. */
async function expectScroller(page: Page, chart: Kind<'matrix'>) {
  const region = page.getByRole('region', { name: chart.title, exact: true })
  const hidden = await region.evaluate((each) => each.scrollWidth - each.clientWidth)
  if (hidden > 0) {
    await region.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => region.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth), chart.id).toBe(320)
}

test('an article prints title, text, charts and sources, without controls', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const { id, path, language } of everyPage) {
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

/** One that others may use opens as a picture, by a quiet sign in its corner. */
async function expectPicture(page: Page, chart: Kind<'series'>) {
  const figure = figureOf(page, chart)
  await figure.scrollIntoViewIfNeeded()
  const link = figure.getByRole('link', { name: chart.picture?.label ?? '', exact: true })
  await expect(link).toHaveAttribute('href', chart.picture?.href ?? '')
  await expect(link).toHaveAccessibleDescription(chart.title)
  const [box, whole, title] = await Promise.all([
    link.boundingBox(),
    figure.boundingBox(),
    figure.locator('figcaption').evaluate((each) => {
      const text = new Range()
      text.selectNodeContents(each)
      return text.getBoundingClientRect().right
    }),
  ])
  expect([box?.width, box?.height], chart.id).toEqual([44, 44])
  expect((box?.x ?? 0) + 44, chart.id).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0)
  expect((box?.y ?? 0) - (whole?.y ?? 0), chart.id).toBeLessThan(20)
  expect(title, `${chart.id}: the title under the sign`).toBeLessThanOrEqual(box?.x ?? 0)
}
