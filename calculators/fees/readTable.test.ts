import { expect, test } from 'vitest'
import { lehman } from './lehman.ts'
import { readTable } from './readTable.ts'

const usual = [
  { upTo: '5億', rate: '5' },
  { upTo: '１０億円', rate: '４％' },
  { upTo: '5 billion', rate: '3.0' },
  { upTo: '100億', rate: '2' },
  { upTo: 'ignored', rate: '1' },
]

test('the usual table as owners type it is read', () => {
  expect(readTable(usual)).toEqual({ ok: true, table: lehman })
})

test('each invalid cell is reported with its raw input', () => {
  const rows = [
    { upTo: '', rate: '5' },
    { upTo: '10億', rate: 'four' },
    { upTo: '-1', rate: '101' },
    { upTo: '', rate: '-1' },
  ]
  expect(readTable(rows)).toEqual({
    ok: false,
    faults: [
      { at: 0, field: 'upTo', code: 'unreadable', typed: '' },
      { at: 1, field: 'rate', code: 'unreadable', typed: 'four' },
      { at: 2, field: 'upTo', code: 'unreadable', typed: '-1' },
      { at: 2, field: 'rate', code: 'rate', typed: '101' },
      { at: 3, field: 'rate', code: 'rate', typed: '-1' },
    ],
  })
})

test('a row that is not above the previous one is reported', () => {
  const rows = [
    { upTo: '10億', rate: '5' },
    { upTo: '5億', rate: '4' },
    { upTo: '', rate: '3' },
  ]
  const fault = { at: 1, field: 'upTo', code: 'order', typed: '5億' }
  expect(readTable(rows)).toEqual({ ok: false, faults: [fault] })
})
