import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm, type Typed } from '../input/readForm.ts'
import { maxYen } from '../money/yen.ts'
import { adjustmentFields, noAdjustments } from './adjustments.ts'
import { computeValue } from './computeValue.ts'
import { type ValueInputs, valueFields } from './valueFields.ts'
import { secondSteps } from './waysOfSelling.ts'

const m = 1_000_000
const example: ValueInputs = {
  netAssets: 120 * m,
  unrealised: -20 * m,
  profit: 30 * m,
  depreciation: 10 * m,
  yearsLow: 1,
  yearsHigh: 3,
  multipleLow: 3,
  multipleHigh: 5,
  debt: 80 * m,
  cash: 60 * m,
  price: null,
  cost: 10 * m,
  expenses: 10 * m,
  retirement: 50 * m,
  serviceYears: 30,
  officerYears: 30,
  monthlyPay: m,
  year: 2027,
  otherIncome: null,
  deductions: null,
  losses: null,
  capital: null,
  dividendYears: 10,
  ...noAdjustments,
}
const compute = (inputs: ValueInputs) => computeValue(inputs, 'liquidation')

test('net assets at market value plus years of profit, which already include debt and cash', () => {
  const { byNetAssets } = compute(example)
  expect(byNetAssets).toEqual({
    adjusted: 100 * m,
    goodwill: { low: 30 * m, high: 90 * m },
    value: { low: 130 * m, high: 190 * m },
  })
  expect(compute({ ...example, debt: 0, cash: 0 }).byNetAssets).toEqual(byNetAssets)
})

test('facts-owners 1: EBITDA is operating profit plus depreciation, and net debt is subtracted from the multiple', () => {
  expect(compute(example).byMultiple).toEqual({
    ebitda: 40 * m,
    enterprise: { low: 120 * m, high: 200 * m },
    netDebt: 20 * m,
    value: { low: 100 * m, high: 180 * m },
  })
  expect(compute({ ...example, debt: 0 }).byMultiple?.value).toEqual({
    low: 180 * m,
    high: 260 * m,
  })
})

test('adjusted as brokers do: the mean of three years, owner and one-offs, each hidden gain and loss, tax on the gain', () => {
  const { adjusted, byNetAssets, byMultiple } = compute({
    ...example,
    profitBefore: 24 * m,
    profitTwoBefore: 18 * m,
    oneOffs: 9 * m,
    ownerPay: 6 * m,
    insurance: 15 * m,
    land: 40 * m,
    stock: 5 * m,
    receivables: 3 * m,
    unpaidRetirement: 7 * m,
    hiddenTax: 35.43,
  })
  // (30 + 24 + 18 + 9) / 3 + 6; −20 + 15 + 40 − 5 − 3 − 7 = 20 of hidden gain, of which 35.43 % is tax.
  expect(adjusted).toEqual({
    profit: 33 * m,
    profitChange: 3 * m,
    netAssets: 132_914_000,
    assetsChange: 32_914_000,
    taxOnHidden: 7_086_000,
  })
  expect(byNetAssets.goodwill).toEqual({ low: 33 * m, high: 99 * m })
  expect(byNetAssets.adjusted).toBe(132_914_000)
  expect(byMultiple?.ebitda).toBe(43 * m)
})

test('the newer a year, the more it may count; one-offs are of no year', () => {
  const profitOf = (years: Partial<ValueInputs>) =>
    compute({ ...example, ...years }).adjusted.profit
  const three = { profitBefore: 24 * m, profitTwoBefore: 18 * m }
  // (3 × 30 + 2 × 24 + 18) / 6
  expect(profitOf({ ...three, newestWeight: 3 })).toBe(26 * m)
  expect(profitOf({ ...three, newestWeight: 3, oneOffs: 9 * m })).toBe(29 * m)
  // (3 × 30 + 2 × 24) / 5, and a single year as it is.
  expect(profitOf({ profitBefore: 24 * m, newestWeight: 3 })).toBe(27_600_000)
  expect(profitOf({ newestWeight: 3 })).toBe(30 * m)
  expect(profitOf({ ...three, newestWeight: 1 })).toBe(24 * m)
})

test('without earlier years the last one counts alone, and hidden losses bear no tax', () => {
  expect(compute({ ...example, oneOffs: 5 * m }).adjusted.profit).toBe(35 * m)
  expect(compute({ ...example, profitBefore: 0 }).adjusted.profit).toBe(15 * m)
  // A mean of −1.5 yen: half a yen goes away from zero, as everywhere.
  expect(compute({ ...example, profit: -1, profitBefore: -2 }).adjusted.profit).toBe(-2)
  expect(compute({ ...example, hiddenTax: 30 }).adjusted).toMatchObject({ taxOnHidden: 0 })
})

test('a business transfer is compared by each of its second steps', () => {
  const { steps } = compute(example)
  expect(steps.map(({ step }) => step)).toEqual(secondSteps)
  for (const { step, remains } of steps) {
    expect(computeValue(example, step).ways[2]?.remains).toEqual(remains)
  }
})

const yen = fc.integer({ min: 0, max: maxYen })
const signed = fc.integer({ min: -maxYen, max: maxYen })
const ends = (max: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: max * 10 }), fc.integer({ min: 0, max: max * 10 }))
    .map(([one, other]) => [Math.min(one, other) / 10, Math.max(one, other) / 10] as const)
const adjustments = fc.record({
  profitBefore: fc.option(signed),
  profitTwoBefore: fc.option(signed),
  newestWeight: fc.option(fc.integer({ min: 1, max: 3 })),
  oneOffs: fc.option(signed),
  ownerPay: fc.option(signed),
  insurance: fc.option(signed),
  land: fc.option(signed),
  stock: fc.option(yen),
  receivables: fc.option(yen),
  unpaidRetirement: fc.option(yen),
  hiddenTax: fc.option(fc.integer({ min: 0, max: 6_000 }).map((each) => each / 100)),
})
const inputs: fc.Arbitrary<ValueInputs> = fc
  .record({
    netAssets: signed,
    unrealised: signed,
    profit: signed,
    depreciation: yen,
    years: ends(10),
    multiple: ends(30),
    debt: yen,
    cash: yen,
    price: fc.option(yen),
    cost: fc.option(yen),
    expenses: yen,
    retirement: yen,
    service: fc.tuple(fc.integer({ min: 1, max: 70 }), fc.integer({ min: 1, max: 70 })),
    monthlyPay: fc.option(yen),
    year: fc.integer({ min: 2025, max: 2035 }),
    otherIncome: fc.option(fc.integer({ min: 0, max: 165 * m })),
    deductions: fc.option(fc.integer({ min: 0, max: 50 * m })),
    losses: fc.option(yen),
    capital: fc.option(yen),
    dividendYears: fc.integer({ min: 1, max: 30 }),
    adjustments,
  })
  .map(({ years, multiple, service, adjustments, ...rest }) => ({
    ...rest,
    ...adjustments,
    yearsLow: years[0],
    yearsHigh: years[1],
    multipleLow: multiple[0],
    multipleHigh: multiple[1],
    serviceYears: service[0],
    officerYears: Math.min(...service),
  }))

function numbersIn(node: unknown): number[] {
  if (typeof node === 'number') return [node]
  if (typeof node !== 'object' || node === null) return []
  return Object.values(node).flatMap(numbersIn)
}

const step = fc.constantFrom(...secondSteps)

test('every input gives whole yen and ordered ranges', () => {
  fc.assert(
    fc.property(inputs, step, (each, chosen) => {
      const result = computeValue(each, chosen)
      for (const value of numbersIn(result)) expect(Number.isSafeInteger(value)).toBe(true)
      const ranges = [result.whole, result.prices, ...result.ways.map(({ remains }) => remains)]
      for (const { low, high } of ranges) expect(low).toBeLessThanOrEqual(high)
    }),
  )
})

test('price equals expenses plus taxes plus what remains, to the yen, by every way and second step', () => {
  fc.assert(
    fc.property(inputs, step, (each, chosen) => {
      for (const { way, low, high } of computeValue(each, chosen).ways) {
        for (const { price, expenses, taxes, remains, retirement, unpaid } of [low, high]) {
          const taxed = taxes.reduce((sum, { amount }) => sum + amount, 0)
          expect(expenses + taxed + remains).toBe(price + unpaid)
          expect(retirement).toBeLessThanOrEqual(price)
          expect(unpaid > 0 ? [way, remains] : []).toEqual(unpaid > 0 ? ['business', 0] : [])
        }
      }
    }),
    { numRuns: 1000 },
  )
})

test('a price 1,000 yen higher never leaves less, by any way, second step and year', () => {
  fc.assert(
    fc.property(inputs, step, fc.integer({ min: 1_000, max: maxYen / 2 }), (each, chosen, more) => {
      const price = Math.floor((each.price ?? 0) / 2)
      const before = computeValue({ ...each, price }, chosen).ways
      const after = computeValue({ ...each, price: price + more }, chosen).ways
      for (const [at, { remains }] of before.entries()) {
        expect(after[at]?.remains.low).toBeGreaterThanOrEqual(remains.low)
      }
    }),
    { numRuns: 2000 },
  )
})

test('adjustments of zero, and earlier years like the last one, change nothing', () => {
  const zeros = Object.fromEntries(Object.keys(adjustmentFields).map((name) => [name, 0]))
  fc.assert(
    fc.property(inputs, step, (each, chosen) => {
      const { profit } = each
      const plain = computeValue({ ...each, ...noAdjustments }, chosen)
      const years = { profitBefore: profit, profitTwoBefore: profit }
      expect(computeValue({ ...each, ...zeros, ...years }, chosen)).toEqual(plain)
      expect(plain.adjusted).toMatchObject({ profit, profitChange: 0, assetsChange: 0 })
    }),
  )
})

test('adjustments change the value and never what a way leaves of a price', () => {
  fc.assert(
    fc.property(inputs, step, yen, (each, chosen, price) => {
      const plain = computeValue({ ...each, ...noAdjustments, price }, chosen)
      expect(computeValue({ ...each, price }, chosen).ways).toEqual(plain.ways)
    }),
  )
})

test('higher costs never leave more', () => {
  fc.assert(
    fc.property(inputs, step, fc.integer({ min: 1_000, max: maxYen / 2 }), (each, chosen, more) => {
      const expenses = Math.floor(each.expenses / 2)
      const before = computeValue({ ...each, expenses }, chosen).ways
      const after = computeValue({ ...each, expenses: expenses + more }, chosen).ways
      for (const [at, { remains }] of before.entries()) {
        expect(after[at]?.remains.high).toBeLessThanOrEqual(remains.high)
      }
    }),
    { numRuns: 1000 },
  )
})

test('invalid inputs are rejected', () => {
  const texts = Object.entries(example).map(([name, value]) => [name, String(value ?? '')])
  const typed: Typed<typeof valueFields> = Object.fromEntries(texts)
  const atFault = (change: Partial<typeof typed>) => {
    const read = readForm(valueFields, { ...typed, ...change })
    return read.ok ? [] : read.faults.map(({ field }) => field)
  }
  expect(atFault({})).toEqual([])
  for (const profit of ['', 'NaN', 'Infinity', '1.5', String(maxYen + 1)]) {
    expect(atFault({ profit }), profit).toEqual(['profit'])
  }
  expect(atFault({ year: '2024' })).toEqual(['year'])
  expect(atFault({ yearsHigh: '0.5' })).toEqual(['yearsHigh'])
  expect(atFault({ officerYears: '31' })).toEqual(['officerYears'])
})
