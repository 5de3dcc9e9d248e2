import { expect, test } from 'vitest'
import { parseNumber } from './parseNumber.ts'

test('numbers as owners type them are read', () => {
  for (const [typed, value] of [
    ['30年', 30],
    ['３．５倍', 3.5],
    ['約5', 5],
    ['4%', 4],
    ['令和9年', 2027],
    ['令和元年', 2019],
    ['R9', 2027],
  ] as const)
    expect(parseNumber(typed), typed).toEqual({ ok: true, value })
})

test('anything else is unreadable', () => {
  for (const typed of ['多め', '1,5', '3-']) {
    expect(parseNumber(typed), typed).toEqual({ ok: false, code: 'unreadable' })
  }
})
