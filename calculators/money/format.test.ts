import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../routing/language.ts'
import { parseYen } from '../input/parseYen.ts'
import { formatRate, formatYen, roundedYen } from './format.ts'
import { maxYen } from './yen.ts'

test('Japanese uses 兆, 億 and 万', () => {
  const cases: [number, string][] = [
    [0, '0円'],
    [9_999, '9,999円'],
    [120_000_000, '1億2,000万円'],
    [123_456_789, '1億2,345万6,789円'],
    [100_000_001, '1億1円'],
    [maxYen, '1兆円'],
    [-5_000_000, '−500万円'],
  ]
  for (const [yen, text] of cases) expect(formatYen(yen, 'ja')).toBe(text)
})

test('English uses million and billion where that is exact', () => {
  const cases: [number, string][] = [
    [0, '0 yen'],
    [950_000, '950,000 yen'],
    [120_000_000, '120 million yen'],
    [1_250_000, '1.25 million yen'],
    [1_255_000, '1,255,000 yen'],
    [1_250_000_000, '1.25 billion yen'],
    [1_255_000_000, '1,255 million yen'],
    [123_456_789, '123,456,789 yen'],
    [-5_000_000, '−5 million yen'],
  ]
  for (const [yen, text] of cases) expect(formatYen(yen, 'en')).toBe(text)
})

test('formatted amounts parse back to the same amount in both languages, whatever the unit', () => {
  const bare = fc.constantFrom(1, 1_000, 10_000)
  const amount = fc.oneof(
    fc.integer({ min: -maxYen, max: maxYen }),
    fc.integer({ min: -100_000_000, max: 100_000_000 }).map((tens) => tens * 10_000),
  )
  fc.assert(
    fc.property(amount, fc.constantFrom(...languages), bare, (yen, language, unit) => {
      expect(parseYen(formatYen(yen, language), unit)).toEqual({ ok: true, yen })
    }),
  )
})

test('estimates are rounded to 10,000 yen, halves away from zero', () => {
  expect([4_999, 5_000, -5_000, 14_999, -4_999].map(roundedYen)).toEqual([
    0, 10_000, -10_000, 10_000, 0,
  ])
})

test('rates are exact in percent', () => {
  expect([20_315, 2_100, 315, 15_000, 35_433].map(formatRate)).toEqual([
    '20.315%',
    '2.1%',
    '0.315%',
    '15%',
    '35.433%',
  ])
})
