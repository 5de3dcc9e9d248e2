import { expect, test } from 'vitest'
import { dividendCredit } from './dividendCredit.ts'
import { incomeTax } from './incomeTax.ts'
import { minimumTax } from './minimumTax.ts'
import { ownerTaxes } from './ownerTaxes.ts'
import { retirementDeduction, retirementGuide, retirementIncome } from './retirementIncome.ts'
import { shareGain } from './shareGain.ts'

const m = 1_000_000

test('facts-owners 2a, No.1464: cost unknown or below 5 % of the price counts as 5 %', () => {
  expect(shareGain(300 * m, null, 0)).toEqual({ cost: 15 * m, estimated: true, gain: 285 * m })
  expect(shareGain(300 * m, 10 * m, 5 * m)).toMatchObject({ estimated: true, gain: 280 * m })
  expect(shareGain(300 * m, 30 * m, 5 * m)).toEqual({
    cost: 30 * m,
    estimated: false,
    gain: 265 * m,
  })
})

test('facts-owners 8.13: the minimum tax at 300 m, 400 m, 500 m and 1 bn, 2026 and 2027', () => {
  const extra = (gain: number, year: number) => minimumTax(gain * m, gain * 0.15 * m, year) / m
  const table = [300, 400, 500, 1_000].map((gain) => [gain, extra(gain, 2026), extra(gain, 2027)])
  expect(table).toEqual([
    [300, 0, 0],
    [400, 0, 9.24],
    [500, 0, 23.925],
    [1_000, 0, 97.35],
  ])
})

test("the same example by the form's lines, from what the owner enters", () => {
  // Salary 3 m before and 2.7 m after deductions; gain 1,050 m.
  const income = { shareGain: 1_050 * m, retirement: 0, dividend: 0 }
  const lines = ownerTaxes(income, { other: 2.7 * m, deductions: 0.3 * m }, 2025)
  expect(lines.find(({ tax }) => tax === 'minimumTax')).toMatchObject({
    base: 1_053 * m,
    amount: 1_691_378,
    sum: { ordinary: 157_672_500, surtax: 3_311_122, surtaxInAll: 3_346_641 },
  })
  // With income after deductions it would be less.
  const after = ownerTaxes(income, { other: 2.7 * m, deductions: 0 }, 2025)
  expect(after.find(({ tax }) => tax === 'minimumTax')).toMatchObject({ amount: 1_623_878 })
})

test('facts-owners 2c, No.1420: the deduction, 15 m for 30 years', () => {
  expect([1, 2, 3, 20, 21, 30, 40].map((years) => retirementDeduction(years) / m)).toEqual([
    0.8, 0.8, 1.2, 8, 8.7, 15, 22,
  ])
})

test('facts-owners 2c, No.2737: half is taxed, but all for an officer of five years or less', () => {
  expect(retirementIncome(50 * m, 30, 30)).toBe(17.5 * m)
  expect(retirementIncome(50 * m, 30, 6)).toBe(17.5 * m)
  expect(retirementIncome(50 * m, 5, 5)).toBe(48 * m)
  expect(retirementIncome(10 * m, 30, 30)).toBe(0)
})

test("Income Tax Order 71-2, No.2737: pay and deduction are divided where an officer's part is not halved", () => {
  // Officer: 60 m × 5 / 30 − 5 × 400,000. Employee: (50 m − 13 m) / 2.
  expect(retirementIncome(60 * m, 30, 5)).toBe(8 * m + 18.5 * m)
  // What the employee's part leaves of its deduction of 13 m serves the officer's: 2.6 m − 2 m − 0 m.
  expect(retirementIncome(15 * m, 30, 5)).toBe(0)
  expect(retirementIncome(15.6 * m, 30, 5)).toBe(0.6 * m)
  // Five years in all: the employee's part is halved up to 3 m only. 18 m − 1.2 m; 12 m − 0.8 m.
  expect(retirementIncome(30 * m, 5, 2)).toBe(1.5 * m + 13.8 * m + 11.2 * m)
})

test('facts-owners 2c: last monthly pay × years as an officer × 3', () => {
  expect(retirementGuide(m, 30)).toBe(90 * m)
})

test('No.2260: income tax by bands, continuous at their limits', () => {
  expect(incomeTax(17.5 * m)).toBe(17.5 * m * 0.33 - 1_536_000)
  expect(incomeTax(50 * m)).toBe(50 * m * 0.45 - 4_796_000)
  for (const edge of [1_950_000, 3_300_000, 6_950_000, 9 * m, 18 * m, 40 * m]) {
    expect(incomeTax(edge + 100) - incomeTax(edge), String(edge)).toBeLessThanOrEqual(45)
    expect(incomeTax(edge + 100)).toBeGreaterThan(incomeTax(edge))
  }
  expect(incomeTax(-1)).toBe(0)
})

test('Income Tax Act 92(1)3, Local Tax Act, suppl. 5: the part of dividends above 10 m counts half', () => {
  const credit = (dividend: number, total: number) => [
    dividendCredit('income', dividend * m, total * m).amount,
    dividendCredit('resident', dividend * m, total * m).amount,
  ]
  expect(credit(3, 8)).toEqual([300_000, 84_000])
  // A town's example: income 12 m, dividends 3 m, of which 2 m lie above 10 m.
  expect(credit(3, 12)).toEqual([200_000, 56_000])
  expect(credit(3, 20)).toEqual([150_000, 42_000])
  // One amount: 5 % of 10 yen and 10 % of 5 yen.
  expect(dividendCredit('income', 15, 10 * m + 10).amount).toBe(1)
})
