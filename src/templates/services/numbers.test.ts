import { expect, test } from 'vitest'
import { duration, later } from './numbers.ts'

test('durations omit parts that are zero', () => {
  const en = { hour: 'h', minute: 'min' }
  expect(duration(150, en, 'en')).toBe('2 h 30 min')
  expect(duration(120, en, 'en')).toBe('2 h')
  expect(duration(45, { hour: '時間', minute: '分' }, 'ja')).toBe('45分')
})

test('half hours carry over into hours', () => {
  expect(later('09:00', 0)).toBe('09:00')
  expect(later('09:30', 3)).toBe('11:00')
})
