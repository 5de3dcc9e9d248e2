import { expect, test } from 'vitest'
import { money, shortMoney } from './money.ts'

test("rents and prices follow each language's conventions", () => {
  expect([money(62000, 'ja'), money(62000, 'en')]).toEqual(['62,000円', '¥62,000'])
  expect([money(34_800_000, 'ja'), money(34_800_000, 'en')]).toEqual(['3,480万円', '¥34,800,000'])
})

test('map pins have the short form', () => {
  expect([shortMoney(62000, 'ja'), shortMoney(62000, 'en')]).toEqual(['6.2万', '¥62K'])
  expect([shortMoney(34_800_000, 'ja'), shortMoney(34_800_000, 'en')]).toEqual([
    '3,480万',
    '¥34.8M',
  ])
})
