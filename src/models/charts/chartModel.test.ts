import { expect, test, vi } from 'vitest'
import { chartModel } from './chartModel.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test('bars are proportional to their values and have drums, and the longest fills the axis', () => {
  expect(chartModel('bars', 'en')).toEqual({
    id: 'bars',
    kind: 'bars',
    title: 'bars-en',
    note: 'bars-note-en',
    source: { label: 'charts-source-en', text: 'census-en', date: ', published November 2024' },
    head: { label: 'bars-label-en', value: 'bars-value-en' },
    rows: [
      {
        label: ['row-1-en'],
        note: undefined,
        text: 'text-1-en',
        point: true,
        length: 100,
        drums: 8,
      },
      {
        label: ['row-2-en'],
        note: 'note-2-en',
        text: 'text-2-en',
        point: false,
        length: 25,
        drums: 2,
      },
    ],
  })
})

test('the bars of a series have one scale, and its numbers are printed as written', () => {
  expect(chartModel('series', 'ja')).toMatchObject({
    kind: 'series',
    head: [['series-label-ja'], ['one-ja'], ['two-ja']],
    rows: [
      {
        cells: [
          { text: '50％', length: 50 },
          { text: '12.50％', length: 12.5 },
        ],
      },
      { cells: [{ length: 25 }, { text: '0％', length: 0 }] },
    ],
  })
})

test('positions on a timeline are percentages of its axis, which need not begin at zero', () => {
  expect(chartModel('timeline', 'en')).toMatchObject({
    kind: 'timeline',
    note: undefined,
    source: undefined,
    ticks: [
      { at: 0, label: 'tick-1-en' },
      { at: 75, label: 'tick-2-en' },
    ],
    rows: [
      { solid: [0, 50], light: [50, 75], open: false, point: true },
      { solid: undefined, light: undefined, open: true, point: false },
    ],
  })
})

test('a matrix names exits and says its marks in words', () => {
  expect(chartModel('matrix', 'en')).toMatchObject({
    kind: 'matrix',
    head: [['matrix-label-en'], ['column-1-en'], ['column-2-en']],
    rows: [
      {
        label: ['exit-one-en'],
        marks: [
          { mark: 'yes', text: 'charts-marks-yes-en' },
          { mark: 'no', text: 'charts-marks-no-en' },
        ],
      },
      { label: ['exit-six-en'], marks: [{ mark: 'partly' }, { mark: 'yes' }] },
    ],
  })
})

test('an unknown chart throws', () => {
  expect(() => chartModel('none', 'ja')).toThrow('There is no chart "none".')
})
