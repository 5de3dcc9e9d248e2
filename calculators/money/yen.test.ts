import fc from 'fast-check'
import { expect, test } from 'vitest'
import { range, shifted, sumOf } from './range.ts'
import { largestYen, shareOf, times } from './yen.ts'

test('a share is exact where floating point is not', () => {
  expect(shareOf(100, 15_000)).toBe(15)
  expect(shareOf(largestYen, 20_315)).toBe(203_150_000_000)
  expect(shareOf(999_999_999_999, 2_100)).toBe(20_999_999_999)
})

test('fractions of a yen are dropped', () => {
  expect(shareOf(999, 10_000)).toBe(99)
})

test('halves are rounded away from zero, and there is no minus zero', () => {
  expect(times(1, 2.5)).toBe(3)
  expect(times(-1, 2.5)).toBe(-3)
  expect(Object.is(times(-1, 0), 0)).toBe(true)
})

test('the lower end of a range stays the lower amount after any operation', () => {
  const amount = fc.integer({ min: -largestYen, max: largestYen })
  fc.assert(
    fc.property(amount, amount, amount, (one, other, by) => {
      const sum = sumOf([range(one, other), shifted(range(other), by)])
      expect(sum.low).toBeLessThanOrEqual(sum.high)
      expect(sum.low + sum.high).toBe(one + other + 2 * (other + by))
    }),
  )
})
