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
test('an invalid table is rejected with its band, an input with its name', () => {
  expect(() => compareFees({ ...example, price: -1 })).toThrow('price')
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
