import { expect, test } from 'vitest'
import { readNumber } from './readNumber.ts'

const any = { min: 0, max: 100_000, decimals: 3 }

test.each([
  ['3000', 3000],
  ['３０００', 3000],
  [' 3,000 ', 3000],
  ['３，０００万円', 3000],
  ['３５年', 35],
  ['35 years', 35],
  ['０．９５％', 0.95],
  ['０。９５', 0.95],
  ['0', 0],
  ['0.000', 0],
  ['12,345.5', 12_345.5],
  ['1.2300', 1.23],
  ['1.', 1],
])('%s is %d', (typed, value) => {
  expect(readNumber(typed, any)).toBe(value)
})

test.each([
  '',
  ' ',
  '三千',
  '-1',
  '1e3',
  '1.2.3',
  '年',
  'Infinity',
  '100001',
  '1,5',
  '1,50',
  '12,34',
  '1,2345',
  '0.0000000000001',
])('"%s" is rejected', (typed) => {
  expect(readNumber(typed, any)).toBeNull()
})

test('a field rejects too many decimals and values below its minimum', () => {
  expect(readNumber('1.5', { ...any, decimals: 0 })).toBeNull()
  expect(readNumber('0.0001', any)).toBeNull()
  expect(readNumber('2.0', { ...any, decimals: 0 })).toBe(2)
  expect(readNumber('0', { min: 1, max: 50, decimals: 0 })).toBeNull()
})
