import { expect, test } from 'vitest'
import { roman } from './numerals.ts'

test('numbers are converted to Roman numerals', () => {
  const numbers = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 14, 39]
  expect(numbers.map(roman).join(' ')).toBe('I II III IV V VI VIII IX X XII XIV XXXIX')
})
