import { expect, test } from 'vitest'
import { quoteOf } from './quote.ts'

const rates = [
  { id: 'bath', price: 13_200, minutes: 120 },
  { id: 'toilet', price: 7_700, minutes: 60 },
  { id: 'living', price: 11_000, minutes: 90 },
]

test('nothing ticked costs nothing', () => {
  expect(quoteOf(rates, [], 10)).toEqual({ rooms: 0, price: 0, minutes: 0 })
})

test('rooms add up in price and time', () => {
  expect(quoteOf(rates, ['bath', 'living'], 0)).toEqual({ rooms: 2, price: 24_200, minutes: 210 })
})

test('the discount applies to the total, which is rounded to ten yen', () => {
  // 20,900 less 15% is 17,765.
  expect(quoteOf(rates, ['bath', 'toilet'], 15).price).toBe(17_770)
})

test('unknown rooms are ignored', () => {
  expect(quoteOf(rates, ['garage', 'toilet'], 0)).toEqual({ rooms: 1, price: 7_700, minutes: 60 })
})
