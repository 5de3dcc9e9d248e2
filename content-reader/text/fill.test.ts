import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fill } from './fill.ts'

const text = fc.string({ unit: fc.constantFrom('{', '}', 'a', ' ', '$', '&', '語') })

test('placeholders get their values, and one without a value stays', () => {
  expect(fill('{n} of {total}, {n}: {other}', { n: 2, total: 4 })).toBe('2 of 4, 2: {other}')
})

test('a value is taken as it is, whatever it holds', () => {
  fc.assert(
    fc.property(text, text, text, (before, value, after) => {
      const around = (middle: string) =>
        before.replaceAll('{', '(') + middle + after.replaceAll('{', '(')
      expect(fill(around('{key}'), { key: value })).toBe(around(value))
    }),
  )
})

test('a value may hold a placeholder', () => {
  expect(fill('{a} {b}', { a: '{b}' })).toBe('{b} {b}')
})

test('a text without placeholders stays the same', () => {
  const plain = text.filter((each) => !/\{\w+\}/.test(each))
  fc.assert(fc.property(plain, (each) => fill(each, { a: 1 }) === each))
})

test('what every object has is no value', () => {
  expect(fill('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})
