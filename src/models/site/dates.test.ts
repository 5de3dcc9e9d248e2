import { afterEach, expect, test, vi } from 'vitest'
import { formatDate } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

test('days, months and years are formatted for each language', () => {
  expect(formatDate('2025-10-29', 'ja')).toBe('2025年10月29日')
  expect(formatDate('2025-10-29', 'en')).toBe('29 October 2025')
  expect(formatDate('2025-03', 'ja')).toBe('2025年3月')
  expect(formatDate('2025-03', 'en')).toBe('March 2025')
  expect(formatDate('2025', 'ja')).toBe('2025年')
  expect(formatDate('2025', 'en')).toBe('2025')
})

test("the day does not depend on the build's time zone", () => {
  for (const zone of ['Pacific/Honolulu', 'Asia/Tokyo', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(formatDate('2025-01-01', 'en'), zone).toBe('1 January 2025')
    expect(formatDate('2025', 'en'), zone).toBe('2025')
  }
})
