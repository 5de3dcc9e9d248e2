import { expect, test } from 'vitest'
import { menuPrice } from './menuPrice.ts'

test('Japanese menus use kanji digits without separators', () => {
  expect(menuPrice(1180, 'ja')).toBe('一一八〇円')
})

test('English menus use the currency sign and separators, without decimals', () => {
  expect(menuPrice(1180, 'en')).toBe('¥1,180')
})
