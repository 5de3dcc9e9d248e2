import { expect, test } from 'vitest'
import { timeScaleOf } from './timeScale.ts'

test('an axis covers the span in at most four steps that begin with months', () => {
  expect(timeScaleOf({ from: '2026-11-22', to: '2028-05-22' })).toMatchObject({
    from: '2026-07-01',
    to: '2028-07-01',
    ticks: ['2026-07-01', '2027-01-01', '2027-07-01', '2028-01-01', '2028-07-01'],
    step: 6,
  })
  expect(timeScaleOf({ from: '2018-05-22', to: '2033-05-22' }).ticks).toEqual([
    '2015-01-01',
    '2020-01-01',
    '2025-01-01',
    '2030-01-01',
    '2035-01-01',
  ])
  expect(timeScaleOf({ from: '2026-11-22', to: '2026-12-31' }).ticks).toHaveLength(3)
})
