import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fill } from './fill.ts'

const text = fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '$', '&', '語') })

test('placeholders are replaced by their values, and those without a value stay', () => {
  expect(fill('{n} of {total}, {n}: {other}', { n: 2, total: 4 })).toBe('2 of 4, 2: {other}')
})

test('a value is inserted literally, whatever it contains', () => {
  fc.assert(
    fc.property(text, text, text, (before, value, after) => {
      const around = (middle: string) =>
        before.replaceAll('{', '(') + middle + after.replaceAll('{', '(')
      expect(fill(around('{key}'), { key: value })).toBe(around(value))
    }),
  )
})

test('placeholders within values are not replaced', () => {
  expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}')
})

test('a text without placeholders is unchanged', () => {
  const plain = text.filter((each) => !/\{\w+\}/.test(each))
  fc.assert(fc.property(plain, (each) => fill(each, { a: 1 }) === each))
})

test('inherited object properties are not values', () => {
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})
