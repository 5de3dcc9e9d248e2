import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxYen } from '../money/yen.ts'
import { compareFees } from './compareFees.ts'
import type { FeeInputs } from './feeFields.ts'
import { type Band, tableFault } from './lehman.ts'

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

test('a custom table is used; an invalid one is rejected with its band, an input with its name', () => {
  expect(() => compareFees({ ...example, price: -1 })).toThrow('price')
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
