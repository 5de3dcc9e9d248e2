import { expect, test } from 'vitest'
import { linesOf } from './lines.ts'

const line = (name: string, ...values: number[]) => ({
  name,
  points: values.map((value, at) => ({ year: 2020 + at, value, text: `${value} %` })),
})

test('lines share one scale of years and values, and meet where they are equal', () => {
  const { ticks, grid, lines, crossing } = linesOf([line('A', 20, 10), line('B', 10, 20)], {
    unit: ' %',
  })
  expect(ticks).toEqual([
    { at: 0, label: '2020' },
    { at: 100, label: '2021' },
  ])
  expect(grid.map(({ label }) => label)).toEqual(['5 %', '10 %', '15 %', '20 %'])
  expect(lines[0]).toEqual({
    name: 'A',
    points: [
      [0, 0],
      [100, 66.7],
    ],
    ends: ['20 %', '10 %'],
  })
  expect(crossing?.[0]).toBe(50)
  expect(crossing?.[1]).toBeCloseTo(33.35)
})

test('lines that never meet have no crossing, and one line has none', () => {
  expect(linesOf([line('A', 20, 19), line('B', 10, 12)], {}).crossing).toBeNull()
  expect(linesOf([line('A', 20, 10)], {}).crossing).toBeNull()
})

test('an area begins at zero, and years keep their distance', () => {
  const points = [2020, 2045, 2070].map((year) => ({
    year,
    value: year === 2020 ? 120 : 60,
    text: '',
  }))
  const { grid, lines } = linesOf([{ name: '', points }], { fromZero: true })
  expect(grid).toEqual([])
  expect(lines[0]?.points).toEqual([
    [0, 0],
    [50, 50],
    [100, 50],
  ])
})
