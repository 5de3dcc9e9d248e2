import { expect, test } from 'vitest'
import { sellBusiness, sellShares, sellWithRetirement, type WayOutcome } from './waysOfSelling.ts'

const m = 1_000_000
const inputs = {
  netAssets: 100 * m,
  cost: 0,
  expenses: 0,
  retirement: 50 * m,
  serviceYears: 30,
  officerYears: 30,
  year: 2026,
}
const taxes = ({ taxes: lines }: WayOutcome) =>
  Object.fromEntries(lines.map(({ tax, amount }) => [tax, amount.low]))

test('facts-owners 2a: 20.315 % of the gain, in 2026 and 2027 alike', () => {
  const price = 200 * m
  // Cost 5%: 10 m; gain 190 m.
  const now = sellShares(price, { ...inputs, cost: null })
  expect(taxes(now)).toEqual({
    shareIncomeTax: 28.5 * m,
    reconstructionSurtax: 598_500,
    shareResidentTax: 9.5 * m,
  })
  expect(now.taxTotal.low).toBe(190 * m * 0.20315)
  expect(now.notes).toEqual(['costEstimated'])
  const later = sellShares(price, { ...inputs, cost: null, year: 2027 })
  expect(later.taxTotal).toEqual(now.taxTotal)
  expect(taxes(later)).toMatchObject({ reconstructionSurtax: 313_500, defenceSurtax: 285_000 })
})

test('facts-owners 8.13: a gain of 500 m costs 23.925 m more from 2027, plus surtax', () => {
  const price = 550 * m
  const gain500 = { ...inputs, cost: 50 * m }
  expect(sellShares(price, gain500).notes).not.toContain('minimumTaxDue')
  const later = sellShares(price, { ...gain500, year: 2027 })
  expect(taxes(later)).toMatchObject({ shareIncomeTax: 75 * m, minimumTax: 23.925 * m })
  expect(later.notes).toContain('minimumTaxDue')
  expect(later.taxTotal.low - sellShares(price, gain500).taxTotal.low).toBe(24_427_425)
})

test('retirement pay of 50 m after 30 years matches the calculation by hand', () => {
  // Income (50 − 15) / 2 = 17.5 m; income tax 17.5 × 33 % − 1.536 = 4.239 m; resident tax 1.75 m.
  // Shares 150 m, cost 5 % = 7.5 m, gain 142.5 m: 21.375 m and 7.125 m.
  // Surtax 2.1 % of 25.614 m = 537,894.
  const result = sellWithRetirement(200 * m, inputs)
  expect(taxes(result)).toEqual({
    shareIncomeTax: 21_375_000,
    retirementIncomeTax: 4_239_000,
    reconstructionSurtax: 537_894,
    shareResidentTax: 7_125_000,
    retirementResidentTax: 1_750_000,
  })
  expect(result.remains.low).toBe(200 * m - 35_026_894)
  expect(result.notes).toEqual(['costEstimated'])
})

test('retirement pay counts towards the minimum tax as its law says', () => {
  const high = { ...inputs, cost: 100 * m, retirement: 50 * m, year: 2027 }
  // Shares 550 m, gain 450 m, retirement income 17.5 m: 30% of 302.5 m − (67.5 m + 4.239 m), and 1.1% and 1%
  // of it.
  expect(taxes(sellWithRetirement(600 * m, high)).minimumTax).toBe(
    90_750_000 - 71_739_000 - 789_129 - 717_390,
  )
})

test('notes on retirement pay are given where they apply', () => {
  const notes = (changes: object, price = 200 * m) =>
    sellWithRetirement(price, { ...inputs, ...changes }).notes
  expect(notes({ officerYears: 5 })).toContain('notHalved')
  expect(notes({ retirement: 15 * m })).toContain('belowDeduction')
  expect(notes({}, 40 * m)).toContain('retirementCapped')
  expect(sellWithRetirement(40 * m, inputs).retirement).toBe(40 * m)
  expect(notes({ cost: 300 * m })).toContain('loss')
})

test('facts-owners 2b: a business transfer taxes the company, and the second step is noted', () => {
  const result = sellBusiness(200 * m, inputs)
  expect(result.taxes).toMatchObject([
    { tax: 'corporateTaxes', base: 100 * m, amount: { low: 33_580_000, high: 35_430_000 } },
  ])
  expect(result.remains).toEqual({ low: 200 * m - 35_430_000, high: 200 * m - 33_580_000 })
  expect(result.notes).toEqual(['secondStep'])
  const [tax] = sellBusiness(200 * m, { ...inputs, expenses: 10 * m }).taxes
  expect(tax?.base).toBe(90 * m)
})

test('the price of the business minus debt plus cash equals the price of the shares', () => {
  // Net assets in the accounts 100 m = assets sold + cash 30 m − debt 80 m, so assets sold are 150 m. The
  // business sells for 200 + 80 − 30 = 250 m: a gain of 100 m, the same as calculated from the share price.
  const [debt, cash] = [80 * m, 30 * m]
  const assetsSold = inputs.netAssets + debt - cash
  const priceOfBusiness = 200 * m + debt - cash
  const [tax] = sellBusiness(200 * m, inputs).taxes
  expect(tax?.base).toBe(priceOfBusiness - assetsSold)
})
