import { expect, test } from 'vitest'
import { delayOf } from './delay.ts'

test('a delay is given in days up to 60, then in months', () => {
  expect(delayOf(1)).toEqual({ unit: 'oneDay', count: 1 })
  expect(delayOf(2)).toEqual({ unit: 'days', count: 2 })
  expect(delayOf(60)).toEqual({ unit: 'days', count: 60 })
  expect(delayOf(61)).toEqual({ unit: 'months', count: 2 })
  expect(delayOf(1332)).toEqual({ unit: 'months', count: 44 })
})
