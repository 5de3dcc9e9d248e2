import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxYen } from '../money/yen.ts'
import { compareFees } from './compareFees.ts'
import type { FeeInputs } from './feeFields.ts'
import { type Band, feeByBand, lehman, tableFault } from './lehman.ts'

const nothing: FeeInputs = {
  price: 0,
  officerLoans: 0,
  debt: 0,
  otherLiabilities: 0,
  cash: 0,
  minimum: 0,
  retainer: 0,
  interim: 0,
  monthly: 0,
  months: 0,
}
const m = 1_000_000
const example = {
  ...nothing,
  price: 300 * m,
  debt: 400 * m,
  otherLiabilities: 100 * m,
  cash: 200 * m,
}
const of = (inputs: FeeInputs, table?: readonly Band[]) =>
  Object.fromEntries(compareFees(inputs, table).map((result) => [result.base, result]))

test('facts-owners 3 and 8.12: fee bases 15 m, 25 m, 37 m', () => {
  const { sharePrice, enterpriseValue, assetsMoved } = of(example)
  expect(sharePrice).toMatchObject({ baseAmount: 300 * m, successFee: 15 * m })
  expect(enterpriseValue).toMatchObject({ baseAmount: 500 * m, successFee: 25 * m })
  expect(assetsMoved).toMatchObject({ baseAmount: 800 * m, successFee: 37 * m })
})

test("facts-owners 3: owner's receipts are the share price and loans from officers", () => {
  const { ownersReceipts } = of({ ...example, officerLoans: 50 * m })
  expect(ownersReceipts).toMatchObject({ baseAmount: 350 * m, successFee: 17.5 * m })
})

test('facts-owners 3: Lehman 5, 4, 3, 2 and 1 % band by band', () => {
  const fee = (base: number) => feeByBand(base, lehman).reduce((sum, each) => sum + each.fee, 0)
  expect([500, 1_000, 5_000, 10_000, 20_000].map((base) => fee(base * m) / m)).toEqual([
    25, 45, 165, 265, 365,
  ])
})

test('facts-owners 3: a minimum of 5 m or 25 m applies where the table gives less', () => {
  const small = { ...nothing, price: 80 * m }
  expect(of(small).sharePrice).toMatchObject({ successFee: 4 * m, minimumCounts: false })
  expect(of({ ...small, minimum: 5 * m }).sharePrice).toMatchObject({
    byTable: 4 * m,
    successFee: 5 * m,
    minimumCounts: true,
  })
  expect(of({ ...example, minimum: 25 * m }).enterpriseValue?.minimumCounts).toBe(false)
})

test('the interim fee counts towards the success fee; retainer and monthly fees do not', () => {
  const { sharePrice } = of({
    ...example,
    retainer: m,
    interim: 2 * m,
    monthly: 300_000,
    months: 10,
  })
  expect(sharePrice).toMatchObject({
    beforeClosing: 6 * m,
    atClosing: 13 * m,
    total: 19 * m,
    successFee: 15 * m,
  })
})

test('a custom table is used, and an invalid one is rejected with its band', () => {
  expect(of(example, [{ upTo: null, rate: 10_000 }]).sharePrice?.successFee).toBe(30 * m)
  const wrong: [Band[], number, string][] = [
    [[], 0, 'end'],
    [[{ upTo: 5, rate: 1 }], 0, 'end'],
    [
      [
        { upTo: null, rate: 1 },
        { upTo: null, rate: 1 },
      ],
      0,
      'end',
    ],
    [
      [
        { upTo: 9, rate: 1 },
        { upTo: 9, rate: 1 },
        { upTo: null, rate: 1 },
      ],
      1,
      'order',
    ],
    [[{ upTo: null, rate: Number.NaN }], 0, 'rate'],
    [[{ upTo: null, rate: 100_001 }], 0, 'rate'],
  ]
  for (const [table, at, code] of wrong) {
    expect(tableFault(table)).toEqual({ at, code })
    expect(() => compareFees(example, table)).toThrow(`band ${at + 1}: ${code}`)
  }
})

const amount = fc.integer({ min: 0, max: maxYen })
const inputs = fc.record({
  price: amount,
  officerLoans: amount,
  debt: amount,
  otherLiabilities: amount,
  cash: amount,
  minimum: amount,
  retainer: amount,
  interim: amount,
  monthly: amount,
  months: fc.integer({ min: 0, max: 60 }),
})

test('parts add up to the total, and every number is a whole number of yen', () => {
  fc.assert(
    fc.property(inputs, (each) => {
      for (const result of compareFees(each)) {
        const { bands, baseAmount, byTable, beforeClosing, atClosing, total } = result
        expect(bands.reduce((sum, { part }) => sum + part, 0)).toBe(baseAmount)
        expect(bands.reduce((sum, { fee }) => sum + fee, 0)).toBe(byTable)
        expect(beforeClosing + atClosing).toBe(total)
        for (const value of Object.values(result)) {
          if (typeof value === 'number') expect(Number.isSafeInteger(value)).toBe(true)
        }
      }
    }),
  )
})

test('a larger base never costs less', () => {
  fc.assert(
    fc.property(inputs, amount, (each, more) => {
      const dearer = compareFees({ ...each, price: Math.min(maxYen, each.price + more) })
      for (const [at, { total }] of compareFees(each).entries()) {
        expect(dearer[at]?.total).toBeGreaterThanOrEqual(total)
      }
    }),
  )
})

test('inputs that the form would reject throw an error naming the field', () => {
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, -1, 1.5, maxYen + 1]) {
    expect(() => compareFees({ ...example, price: wrong })).toThrow('price')
  }
})
