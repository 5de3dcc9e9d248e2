import fc from 'fast-check'
import { expect, test } from 'vitest'
import { range, shiftRange, sumOf } from './range.ts'
import { maxYen, multiplyYen, shareOf } from './yen.ts'

test('a share is exact where floating point is not', () => {
  expect(shareOf(100, 15_000)).toBe(15)
  expect(shareOf(maxYen, 20_315)).toBe(203_150_000_000)
  expect(shareOf(999_999_999_999, 2_100)).toBe(20_999_999_999)
})

test('fractions of a yen are dropped', () => {
  expect(shareOf(999, 10_000)).toBe(99)
})

test('halves are rounded away from zero, and there is no minus zero', () => {
  expect(multiplyYen(1, 2.5)).toBe(3)
  expect(multiplyYen(-1, 2.5)).toBe(-3)
  expect(Object.is(multiplyYen(-1, 0), 0)).toBe(true)
})

test('the lower end of a range stays the lower amount after any operation', () => {
  const amount = fc.integer({ min: -maxYen, max: maxYen })
  fc.assert(
    fc.property(amount, amount, amount, (one, other, by) => {
      const sum = sumOf([range(one, other), shiftRange(range(other), by)])
      expect(sum.low).toBeLessThanOrEqual(sum.high)
      expect(sum.low + sum.high).toBe(one + other + 2 * (other + by))
    }),
  )
})
