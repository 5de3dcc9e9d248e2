import { expect, test } from 'vitest'
import {
  sellBusiness,
  sellShares,
  sellWithRetirement,
  type WayInputs,
  type WayOutcome,
} from './waysOfSelling.ts'

const m = 1_000_000
const inputs: WayInputs = {
  netAssets: 100 * m,
  cost: 0,
  expenses: 0,
  retirement: 50 * m,
  serviceYears: 30,
  officerYears: 30,
  monthlyPay: null,
  year: 2026,
  otherIncome: null,
  deductions: null,
  losses: null,
  capital: null,
  dividendYears: 10,
}
const taxes = ({ taxes: lines }: WayOutcome) => {
  const sums: Record<string, number> = {}
  for (const { tax, amount } of lines) sums[tax] = (sums[tax] ?? 0) + amount
  return sums
}

test('facts-owners 2a: 20.315 % of the gain, in 2026 and 2027 alike', () => {
  const price = 200 * m
  // Cost 5%: 10 m; gain 190 m.
  const now = sellShares(price, { ...inputs, cost: null })
  expect(taxes(now)).toEqual({
    shareIncomeTax: 28.5 * m,
    reconstructionSurtax: 598_500,
    shareResidentTax: 9.5 * m,
  })
  expect(now.taxTotal).toBe(190 * m * 0.20315)
  expect(now.notes).toEqual(['costEstimated'])
  const later = sellShares(price, { ...inputs, cost: null, year: 2027 })
  expect(later.taxTotal).toEqual(now.taxTotal)
  expect(taxes(later)).toMatchObject({ reconstructionSurtax: 313_500, defenceSurtax: 285_000 })
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
  expect(result.remains).toBe(200 * m - 35_026_894)
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
  const short = ['notHalved', 'mixedService']
  const given = (changes: object) => notes(changes).filter((note) => short.includes(note))
  expect(given({ officerYears: 5 })).toEqual(['mixedService'])
  expect(given({ officerYears: 5, serviceYears: 5 })).toEqual(['notHalved'])
  expect(given({ officerYears: 6 })).toEqual([])
  expect(notes({ retirement: 15 * m })).toContain('belowDeduction')
  expect(notes({}, 40 * m)).toContain('retirementCapped')
  expect(sellWithRetirement(40 * m, inputs).retirement).toBe(40 * m)
  expect(notes({ cost: 300 * m })).toContain('loss')
})

const owned = { ...inputs, cost: 10 * m, monthlyPay: m }

test('facts-owners 2b: a business transfer taxes the company first', () => {
  const result = sellBusiness(200 * m, inputs, 'liquidation')
  expect(result.taxes[0]).toMatchObject({ tax: 'corporateTaxes', base: 100 * m, amount: 35.43 * m })
  expect(result.inCompany).toBe(164.57 * m)
  const [tax] = sellBusiness(200 * m, { ...inputs, expenses: 10 * m }, 'liquidation').taxes
  expect(tax?.base).toBe(90 * m)
  const [less] = sellBusiness(200 * m, { ...inputs, losses: 30 * m }, 'liquidation').taxes
  expect(less?.base).toBe(70 * m)
})

test('Income Tax Act 25(1)4, 92: dissolution pays out a dividend above the capital, by hand', () => {
  // 164.57 m, of which 10 m capital; dividend 154.57 m: × 45 % − 4.796 m = 64.7605 m. Credit: 144.57 m above
  // 10 m at 5 % and 10 m at 10 %, 8.2285 m. Surtax 2.1 % of 56.532 m. Resident tax 15.457 m, less 144.57 m
  // at 1.4 % and 10 m at 2.8 %, 2.30398 m.
  const result = sellBusiness(200 * m, owned, 'liquidation')
  expect(taxes(result)).toEqual({
    corporateTaxes: 35_430_000,
    dividendIncomeTax: 64_760_500,
    dividendCredit: -8_228_500,
    reconstructionSurtax: 1_187_172,
    dividendResidentTax: 15_457_000,
    dividendResidentCredit: -2_303_980,
  })
  expect(result.remains).toBe(200 * m - 106_302_192)
  expect(result.notes).toEqual(['capitalIsCost'])
})

test('retirement pay first: the company deducts it up to the guide, and the rest is paid out on dissolution', () => {
  // 50 m of 90 m deductible; corporate tax 35.43 % of 50 m; 200 − 17.715 − 50 = 132.285 m, of which 10 m
  // capital. Income of the pay 17.5 m; the dividend is 122.285 m.
  const result = sellBusiness(200 * m, owned, 'retirement')
  expect(taxes(result)).toMatchObject({
    corporateTaxes: 17_715_000,
    retirementIncomeTax: 4_239_000,
    retirementResidentTax: 1_750_000,
    dividendIncomeTax: 50_232_250,
  })
  expect(result).toMatchObject({ retirement: 50 * m, inCompany: 182.285 * m })
  const undeducted = sellBusiness(200 * m, { ...owned, monthlyPay: null }, 'retirement')
  expect(undeducted.taxes[0]?.base).toBe(100 * m)
  expect(undeducted.notes).toContain('payNotDeducted')
  const partly = sellBusiness(200 * m, { ...owned, monthlyPay: 0.5 * m }, 'retirement')
  expect(partly.taxes[0]?.base).toBe(55 * m)
  expect(partly.notes).toContain('payPartlyDeducted')
})

test('yearly dividends: each year by its own bands and credit, by hand', () => {
  // 154.57 m over ten years: 15.457 m × 33 % − 1.536 m = 3,564,810; credit 5.457 m at 5 % and 10 m at 10 %,
  // 1,272,850; surtaxes on 2,291,960: 2.1 % in 2026, from 2027 1.1 % and 1 %; resident tax 1,545,700 less 76,398 and 280,000.
  const result = sellBusiness(200 * m, owned, 'dividends')
  expect(taxes(result)).toEqual({
    corporateTaxes: 35_430_000,
    dividendIncomeTax: 35_648_100,
    dividendCredit: -12_728_500,
    reconstructionSurtax: 48_131 + 9 * 25_211,
    defenceSurtax: 9 * 22_919,
    dividendResidentTax: 15_457_000,
    dividendResidentCredit: -3_563_980,
  })
  expect(result.taxes[1]).toMatchObject({ base: 15_457_000, times: 10 })
  // On top of a salary, the same dividends meet higher bands.
  const salaried = sellBusiness(200 * m, { ...owned, otherIncome: 10 * m }, 'dividends')
  expect(salaried.remains).toBeLessThan(result.remains)
  expect(salaried.taxes[1]).toMatchObject({ base: 25_457_000 })
})

test("dividends bear each year's own surtaxes, and capital those of the year after the last", () => {
  const rest = { ...owned, cost: 0, capital: 50 * m, dividendYears: 3 }
  const surtaxesOf = (year: number) =>
    sellBusiness(200 * m, { ...rest, year }, 'dividends').taxes.flatMap((line) =>
      line.tax === 'reconstructionSurtax' && 'rate' in line.sum
        ? [[line.year, line.times, line.sum.rate]]
        : [],
    )
  expect(surtaxesOf(2025)).toEqual([
    [2025, 2, 2_100],
    [2027, 1, 1_100],
    [2028, 1, 1_100],
  ])
  expect(surtaxesOf(2027)).toEqual([
    [2027, 3, 1_100],
    [2030, 1, 1_100],
  ])
})

test('Income Tax Act 92(2): the credit is not higher than the tax', () => {
  // A dividend of 1 m: tax 50,000, credit 100,000.
  const small = sellBusiness(11 * m, { ...owned, netAssets: 11 * m }, 'liquidation')
  expect(taxes(small)).toEqual({
    dividendIncomeTax: 50_000,
    dividendCredit: -50_000,
    dividendResidentTax: 100_000,
    dividendResidentCredit: -28_000,
  })
})

test('a company that cannot pay its tax leaves nothing to its owner, and no debt', () => {
  const result = sellBusiness(0, { ...inputs, netAssets: -50 * m }, 'liquidation')
  expect(result).toMatchObject({ remains: 0, unpaid: 17_715_000, taxTotal: 17_715_000 })
  expect(result.notes).toContain('unpaid')
})

test('other income counts towards the minimum tax, and its own tax is not counted', () => {
  const high = { ...inputs, cost: 50 * m, year: 2027 }
  const alone = sellShares(550 * m, high)
  const salaried = sellShares(550 * m, { ...high, otherIncome: 20 * m })
  // 20 m more at 30 %, less their own tax of 5.204 m with surtaxes 109,284.
  expect(taxes(salaried).minimumTax).toBe(23.925 * m + 6 * m - 5_204_000 - 57_244 - 52_040)
  expect(taxes(salaried).shareIncomeTax).toBe(taxes(alone).shareIncomeTax)
  expect(alone.notes).toContain('minimumTaxDue')
  const minimum = salaried.taxes.find(({ tax }) => tax === 'minimumTax')
  expect(minimum).toMatchObject({
    base: 520 * m,
    sum: {
      kind: 'minimum',
      exempt: 165 * m,
      rate: 30_000,
      ordinary: 80_204_000,
      surtax: 1_684_284,
    },
  })
})
