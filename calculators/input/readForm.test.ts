import { expect, test } from 'vitest'
import type { Fields } from './field.ts'
import { readForm } from './readForm.ts'
import { requireWithin } from './requireWithin.ts'

const fields = {
  price: { kind: 'yen', min: 0, max: 1_000_000_000, decimals: 0 },
  change: { kind: 'yen', min: -100, max: 100, decimals: 0 },
  cost: { kind: 'yen', min: 0, max: 1_000_000_000, decimals: 0, optional: true },
  years: { kind: 'number', min: 1, max: 70, decimals: 0 },
  multiple: { kind: 'number', min: 0, max: 20, decimals: 1 },
} as const satisfies Fields
const right = { price: '3億', change: '-50', cost: '', years: '３０年', multiple: '3.5倍' }

test('a form is read into numbers, and optional fields may be empty', () => {
  const values = { price: 300_000_000, change: -50, cost: null, years: 30, multiple: 3.5 }
  expect(readForm(fields, right)).toEqual({ ok: true, values })
})

test('each invalid field is reported with a code and its raw input', () => {
  const typed = { price: ' 3 oku? ', change: '-101', cost: '-1', years: '0', multiple: '3.55' }
  expect(readForm(fields, typed)).toEqual({
    ok: false,
    faults: [
      { field: 'price', code: 'unreadable', typed: ' 3 oku? ' },
      { field: 'change', code: 'tooSmall', typed: '-101', limit: -100 },
      { field: 'cost', code: 'negative', typed: '-1' },
      { field: 'years', code: 'tooSmall', typed: '0', limit: 1 },
      { field: 'multiple', code: 'fraction', typed: '3.55' },
    ],
  })
  expect(readForm(fields, { ...right, price: '', years: '71', multiple: 'x' })).toMatchObject({
    faults: [
      { field: 'price', code: 'empty' },
      { field: 'years', code: 'tooLarge', limit: 70 },
      { field: 'multiple', code: 'empty' },
    ],
  })
  // Where zero is no answer, nobody is told to write it.
  expect(readForm(fields, { ...right, years: '' })).toMatchObject({
    faults: [{ field: 'years', code: 'required' }],
  })
  expect(readForm(fields, { ...right, years: '1.5' })).toMatchObject({
    faults: [{ field: 'years', code: 'notWhole' }],
  })
})

test('values that the form would reject throw an error naming the field', () => {
  const values = { price: 1, change: 0, cost: null, years: 30, multiple: 3.5 }
  expect(() => requireWithin(fields, values)).not.toThrow()
  for (const [name, wrong] of [
    ['price', Number.NaN],
    ['price', null],
    ['change', 101],
    ['cost', -1],
    ['years', Number.POSITIVE_INFINITY],
    ['years', 1.5],
  ] as const) {
    expect(() => requireWithin(fields, { ...values, [name]: wrong }), name).toThrow(name)
  }
})

test('a range end below its start and a part above its whole are reported', () => {
  const range = {
    low: { kind: 'number', min: 0, max: 10, decimals: 1 },
    high: { kind: 'number', min: 0, max: 10, decimals: 1, notBelow: 'low' },
    part: { kind: 'number', min: 0, max: 10, decimals: 0, notAbove: 'high' },
  } as const satisfies Fields
  expect(readForm(range, { low: '3', high: '5', part: '5' }).ok).toBe(true)
  expect(readForm(range, { low: '3', high: '2.5', part: '3' })).toEqual({
    ok: false,
    faults: [
      { field: 'high', code: 'reversed', typed: '2.5' },
      { field: 'part', code: 'reversed', typed: '3' },
    ],
  })
  expect(() => requireWithin(range, { low: 3, high: 2, part: 0 })).toThrow('high')
})
