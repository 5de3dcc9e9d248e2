import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeOn, scaleOf } from './scale.ts'

test('an axis has round steps and covers zero and every amount', () => {
  expect(scaleOf([200, 410])).toEqual({ from: 0, to: 600, ticks: [0, 200, 400, 600] })
  expect(scaleOf([100, 190]).ticks).toEqual([0, 50, 100, 150, 200])
  expect(scaleOf([-30, 90]).ticks).toEqual([-50, 0, 50, 100])
  expect(scaleOf([0, 0]).to).toBeGreaterThan(0)
})

test('every amount is on the axis, which has at most four steps', () => {
  const amount = fc.integer({ min: -1e12, max: 1e13 })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1 }), (amounts) => {
      const { from, to, ticks } = scaleOf(amounts)
      for (const each of amounts) {
        expect(each).toBeGreaterThanOrEqual(from)
        expect(each).toBeLessThanOrEqual(to)
      }
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect([ticks[0], ticks.at(-1)]).toEqual([from, to])
    }),
  )
})

test('a position is in percent of the axis', () => {
  const scale = scaleOf([100, 190])
  expect([0, 100, 190, 200].map((amount) => placeOn(scale, amount))).toEqual([0, 50, 95, 100])
})
