import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseYen } from './parseYen.ts'

const read = (typed: string) => {
  const parsed = parseYen(typed)
  return parsed.ok ? parsed.yen : parsed.code
}

test('amounts in Japanese are read', () => {
  const cases: [string, number][] = [
    ['300000000', 300_000_000],
    ['３００，０００，０００円', 300_000_000],
    ['3億', 300_000_000],
    ['1.5億', 150_000_000],
    ['１．５億円', 150_000_000],
    ['1億2,000万', 120_000_000],
    ['1億2000万円', 120_000_000],
    ['１億 ２，０００ 万円', 120_000_000],
    ['3千万', 30_000_000],
    ['3千5百万円', 35_000_000],
    ['千五百万円', 15_000_000],
    ['一億二千万円', 120_000_000],
    ['十億', 1_000_000_000],
    ['二〇〇〇万', 20_000_000],
    ['1.23456789億', 123_456_789],
    ['5000万3千円', 50_003_000],
    ['￥1,234,567', 1_234_567],
    ['△500万', -5_000_000],
    ['▲１億円', -100_000_000],
    ['－3万', -30_000],
    ['0', 0],
    ['-0', 0],
    ['1兆', 1_000_000_000_000],
    ['2億5千', 250_000_000],
    ['2億5千円', 200_005_000],
    ['ー5000万', -50_000_000],
    ['マイナス3億', -300_000_000],
    ['（１００万）', -1_000_000],
    ['+3億', 300_000_000],
    ['約3億円', 300_000_000],
  ]
  for (const [typed, yen] of cases) expect(read(typed), typed).toBe(yen)
})

test('amounts in English are read', () => {
  const cases: [string, number][] = [
    ['1.5 m', 1_500_000],
    ['120 million', 120_000_000],
    ['JPY 120 million', 120_000_000],
    ['120 million yen', 120_000_000],
    ['120 Million yen', 120_000_000],
    ['¥1.2bn', 1_200_000_000],
    ['1 billion 200 million', 1_200_000_000],
    ['500k', 500_000],
    ['3 oku 5,000 man', 350_000_000],
    ['1,234,567', 1_234_567],
    ['-¥500', -500],
    ['¥ -500', -500],
  ]
  for (const [typed, yen] of cases) expect(read(typed), typed).toBe(yen)
})

test('a field in 万円 reads a number without a unit in 万, and nothing else changes', () => {
  expect(parseYen('3000', 10_000)).toEqual({ ok: true, yen: 30_000_000 })
  expect(parseYen('1億500円', 10_000)).toEqual({ ok: true, yen: 100_000_500 })
  for (const typed of ['1億500', '1万2000', '5千']) {
    expect(parseYen(typed, 10_000), typed).toEqual({ ok: false, code: 'unreadable' })
  }
  expect(parseYen('△１２３，４５６', 1_000)).toEqual({ ok: true, yen: -123_456_000 })
  expect(parseYen('1.5', 1_000)).toEqual({ ok: true, yen: 1_500 })
  for (const typed of ['5000円', '￥5,000', '5000 yen', 'JPY 5000', '5,000圓']) {
    expect(parseYen(typed, 1_000), typed).toEqual({ ok: true, yen: 5_000 })
  }
  expect(parseYen('-¥500', 1_000)).toEqual({ ok: true, yen: -500 })
  expect(parseYen('(500円)', 1_000)).toEqual({ ok: true, yen: -500 })
})

test('anything else is unreadable', () => {
  for (const typed of [
    '約たくさん',
    '3、4億',
    '２、３千万',
    '三四億',
    '二、三千万',
    '300000\t200000',
    '3億\n2億',
    '3000 2000',
    '3億2',
    '3億2000',
    '1億2,000',
    '2億５０００',
    '1,5億',
    '12,34',
    '1億2億',
    '1万2億',
    '億',
    '万3',
    '1..5億',
    '1.5.5',
    '--3',
    '3-',
    '3 apples',
    '1億20000万億',
    '3百5千',
    '1e9',
    'Infinity',
    'NaN',
    '0x10',
  ]) {
    expect(read(typed), typed).toBe('unreadable')
  }
  expect(read('　')).toBe('empty')
  expect(read('円')).toBe('empty')
})

test('an amount with a fraction of a yen has the code fraction', () => {
  expect(read('1.5')).toBe('fraction')
  expect(read('0.00001万')).toBe('fraction')
})

test('any text gives a whole number or a code', () => {
  const pieces = fc.constantFrom(...'0123456789.,-万億千百兆円m k'.split(''))
  const text = fc.oneof(
    fc.string(),
    fc.array(pieces).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(text, (typed) => {
      const parsed = parseYen(typed)
      if (parsed.ok) expect(Number.isInteger(parsed.yen)).toBe(true)
      else expect(['empty', 'unreadable', 'fraction']).toContain(parsed.code)
    }),
    { numRuns: 2000 },
  )
})

test('an amount with 億 and 万 is the sum of its parts', () => {
  const oku = fc.integer({ min: 0, max: 9_999 })
  const man = fc.integer({ min: 0, max: 9_999 })
  fc.assert(
    fc.property(oku, man, (o, m) => {
      expect(read(`${o}億${m}万円`)).toBe(o * 10 ** 8 + m * 10 ** 4)
    }),
  )
})
