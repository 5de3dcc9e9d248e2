import { expect, test } from 'vitest'
import { yen } from './menuPrice.ts'

test('Japanese menus have Chinese numerals without separators', () => {
  expect(yen(1180, 'ja')).toBe('一一八〇円')
})

test('English menus have the currency and separators, and no decimals', () => {
  expect(yen(1180, 'en')).toBe('¥1,180')
})
