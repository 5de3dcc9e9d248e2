import { expect, test } from 'vitest'
import { readHandover } from './readHandover.ts'

const today = '2026-11-21'

test('a day after today is accepted; today and earlier are past', () => {
  expect(readHandover('2026年11月22日', today)).toEqual({ ok: true, day: '2026-11-22' })
  for (const typed of ['2026-11-21', '令和7年1月1日']) {
    expect(readHandover(typed, today)).toEqual({ ok: false, code: 'past', typed })
  }
})

test('a day more than fifty years from today is too far', () => {
  expect(readHandover('2076-11-21', today).ok).toBe(true)
  expect(readHandover('2076-11-22', today)).toMatchObject({ ok: false, code: 'far' })
})
