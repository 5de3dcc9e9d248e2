import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceScale } from '../money/priceScale.ts'
import { maxYen } from '../money/yen.ts'
import { feeBases } from './bases.ts'
import { lehman } from './lehman.ts'
import { costOfQuote, type Quote } from './quotes.ts'

const deal = {
  price: 300_000_000,
  officerLoans: 50_000_000,
  debt: 400_000_000,
  otherLiabilities: 100_000_000,
  cash: 200_000_000,
}
const none = { minimum: 0, retainer: 0, interim: 0, monthly: 0, months: 0 }
const quote: Quote = { ...none, base: 'sharePrice', table: lehman, taxed: false }

test('an invalid quote is rejected with what is wrong', () => {
  expect(() => costOfQuote({ ...quote, minimum: -1 }, deal)).toThrow('minimum: -1 is negative')
  expect(() => costOfQuote({ ...quote, table: [] }, deal)).toThrow('band 1: end')
})

test('price = fee + tax to the yen, and a higher price never costs less', () => {
  const yen = fc.integer({ min: 0, max: maxYen })
  fc.assert(
    fc.property(yen, yen, fc.constantFrom(...feeBases), fc.boolean(), (one, two, base, taxed) => {
      const at = (price: number) => costOfQuote({ ...quote, base, taxed }, { ...deal, price })
      const { total, consumptionTax, withTax } = at(one)
      expect(withTax).toBe(taxed ? total : total + consumptionTax)
      const [low, high] = [Math.min(one, two), Math.max(one, two)]
      expect(at(low).withTax).toBeLessThanOrEqual(at(high).withTax)
    }),
  )
})

test('the price stands about in the middle of an axis with short numbers', () => {
  expect(priceScale(300_000_000)).toMatchObject({
    top: 600_000_000,
    ticks: [0, 150_000_000, 300_000_000, 450_000_000, 600_000_000],
  })
  expect(priceScale(0).top).toBe(100_000_000)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: maxYen }), (price) => {
      const { top, prices } = priceScale(price)
      // Calculators accept nothing above maxYen.
      expect(top).toBeGreaterThanOrEqual(Math.min(2 * price, maxYen))
      expect(top).toBeLessThanOrEqual(maxYen)
      expect(prices[0]).toBe(0)
      expect(prices.at(-1)).toBe(top)
    }),
  )
})
