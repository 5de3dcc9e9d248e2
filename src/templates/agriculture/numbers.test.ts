import { expect, test } from 'vitest'
import { dayOfYear } from './numbers.ts'

test('harvest days are written without a year', () => {
  expect(dayOfYear('10-18', 'ja')).toBe('10月18日')
  expect(dayOfYear('10-18', 'en')).toBe('18 Oct')
  expect(dayOfYear('02-29', 'en')).toBe('29 Feb')
})
