import { parse } from 'node-html-parser'
import { expect, test, vi } from 'vitest'
import { chartModel } from '../../src/models/charts/chartModel.ts'
import { chartPicture, picturedCharts } from './chartPicture.ts'

vi.mock(import('../../src/models/site/site.ts'), async () => {
  const { fixtureSite } = await import('../../tests/support/site.ts')
  const { data } = await import('../../tests/support/fixtureData.ts')
  return fixtureSite(({ writeData }) => {
    const { charts } = data.charts as { charts: Record<string, object> }
    const long = 'A title that is far longer than a line of the picture can be '.repeat(3)
    const numbers = { ja: `${'数'.repeat(60)}1,234件`, en: 'few' }
    const sourced = {
      ...charts.series,
      source: 'act',
      note: numbers,
      title: { ja: '題'.repeat(50), en: long },
    }
    writeData('charts', { charts: { ...charts, sourced } })
  })
})

const picture = (id: string, language: 'ja' | 'en') =>
  parse(chartPicture(chartModel(id, language), language))
const texts = (id: string, language: 'ja' | 'en') =>
  picture(id, language)
    .querySelectorAll('text')
    .map((each) => each.textContent)

test('only series with a source can be reused as pictures', () => {
  expect(picturedCharts('en').map(({ id }) => id)).toEqual(['sourced'])
})

test("a picture shows title, columns, rows, whole numbers, note, source and the firm's name", () => {
  const said = texts('sourced', 'ja')
  expect(said.slice(2)).toEqual([
    'one-ja',
    'two-ja',
    'row-1-ja',
    '50％',
    '12.50％',
    'row-2-ja',
    '25％',
    '0％',
    '数'.repeat(60),
    '1,234件',
    'charts-source-jaact-ja',
    'Firm (https://firm.example)',
  ])
})

test('bars are as long as in the chart', () => {
  const [first, second] = picture('sourced', 'en')
    .querySelectorAll('g rect')
    .map((bar) => Number(bar.getAttribute('width')))
  expect(first).toBeGreaterThan(150)
  expect(second).toBeCloseTo((first ?? 0) / 4, 0)
})

test('long text is broken into lines, at spaces where possible', () => {
  const [one = '', two = ''] = texts('sourced', 'en')
  expect(one.length).toBeLessThan(70)
  expect(one.endsWith(' ') || two.startsWith(' ')).toBe(false)
  expect(texts('sourced', 'ja').slice(0, 2).join('')).toBe('題'.repeat(50))
})

test('other kinds of chart throw', () => {
  expect(() => picture('timeline', 'en')).toThrow('The chart "timeline" is not a series.')
})
