import { expect, test } from 'vitest'
import { formatYen } from './formatYen.ts'

test('an amount has separators, and the unit where the language puts it', () => {
  expect(formatYen(1_014_300, 'ja')).toBe('1,014,300円')
  expect(formatYen(1_014_300, 'en')).toBe('¥1,014,300')
})
