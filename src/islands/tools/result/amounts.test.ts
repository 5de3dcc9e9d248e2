import { expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'

const ja = amountsIn('ja', { range: '{low}〜{high}', about: '約{amount}' })
const en = amountsIn('en', { range: '{low} to {high}', about: 'about {amount}' })

test('a range whose ends round to the same amount is shown as one amount', () => {
  const range = { low: 229_132_500, high: 229_128_000 }
  expect(ja.about(range)).toBe('約2億2,913万円')
  expect(en.about(range)).toBe('about 229.13 million yen')
})

test('a range shows both ends', () => {
  const range = { low: 200_000_000, high: 410_000_000 }
  expect(ja.about(range)).toBe('約2億円〜4億1,000万円')
  expect(en.about(range)).toBe('about 200 million yen to 410 million yen')
})

test('an amount is exact, or rounded to 10,000 yen', () => {
  expect(ja.exact(55_866_250)).toBe('5,586万6,250円')
  expect(ja.rounded(55_866_250)).toBe('5,587万円')
  expect(en.rounded(55_866_250)).toBe('55.87 million yen')
})
