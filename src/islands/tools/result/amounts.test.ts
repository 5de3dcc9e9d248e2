import { expect, test } from 'vitest'
import { amountsIn } from './amounts.ts'

const ja = amountsIn('ja', { range: '{low}〜{high}', about: '約{amount}' })
const en = amountsIn('en', { range: '{low} to {high}', about: 'about {amount}' })

test('a range whose ends round to the same amount is shown as one amount', () => {
  const range = { low: 229_132_500, high: 229_128_000 }
  expect(ja.about(range)).toBe('約2億2,913万円')
  expect(en.about(range)).toBe('about 229.13 million yen')
})
