import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equalInstalments } from './repayment.ts'

describe('equal instalments', () => {
  test.each([
    // From lenders' tables for 30 million yen over 35 years.
    { rate: 1, monthly: 84_685 },
    { rate: 1.5, monthly: 91_855 },
    { rate: 2, monthly: 99_378 },
  ])('at $rate % a year', ({ rate, monthly }) => {
    const result = equalInstalments({ principal: 30_000_000, years: 35, rate })
    expect(result.monthly).toBe(monthly)
    expect(result.count).toBe(420)
    // The last instalment differs by a few yen only.
    expect(Math.abs(result.total - monthly * 420)).toBeLessThan(1_000)
  })

  test('without interest the principal is divided, and the last instalment pays the rest', () => {
    const result = equalInstalments({ principal: 1_000_000, years: 3, rate: 0 })
    expect(result).toMatchObject({ monthly: 27_777, total: 1_000_000, interest: 0, count: 36 })
    expect(result.balances).toEqual([1_000_000 - 27_777 * 12, 1_000_000 - 27_777 * 24, 0])
  })

  test('every loan is repaid completely, and the balance never grows', () => {
    const loan = fc.record({
      principal: fc.integer({ min: 1, max: 100_000 }).map((units) => units * 10_000),
      years: fc.integer({ min: 1, max: 50 }),
      rate: fc.oneof(
        fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
        fc.double({ min: 0, max: 1e-6, noNaN: true }),
      ),
    })
    fc.assert(
      fc.property(loan, (each) => {
        const { monthly, total, interest, balances } = equalInstalments(each)
        const count = each.years * 12
        expect(monthly).toBeGreaterThanOrEqual(Math.floor(each.principal / count) - 1)
        expect(monthly).toBeLessThanOrEqual(
          each.principal / count + (each.principal * each.rate) / 1200 + 1,
        )
        expect(total - interest).toBe(each.principal)
        expect(balances).toHaveLength(each.years)
        expect(balances.at(-1)).toBe(0)
        for (const [at, balance] of balances.entries()) {
          expect(balance).toBeLessThanOrEqual(balances[at - 1] ?? each.principal)
          expect(balance).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test.each([
    { principal: 0, years: 1, rate: 1 },
    { principal: 1, years: 0, rate: 1 },
    { principal: 1, years: 1, rate: -1 },
    { principal: Number.NaN, years: 1, rate: 1 },
  ])('$principal yen, $years years, $rate % throws', (loan) => {
    expect(() => equalInstalments(loan)).toThrow(RangeError)
  })
})
