import { expect, test } from 'vitest'
import { languages } from '../../routing/language.ts'
import { parseDay } from '../input/parseDay.ts'
import { formatDay, formatMonth, formatYear, typedDay } from './formatDay.ts'

test('days, months and years follow the conventions of each language', () => {
  expect(formatDay('2028-03-31', 'ja')).toBe('2028年3月31日')
  expect(formatDay('2028-03-31', 'en')).toBe('31 March 2028')
  expect(formatMonth('2028-03-31', 'ja')).toBe('2028年3月')
  expect(formatMonth('2028-03-31', 'en')).toBe('Mar 2028')
  expect(formatYear('2028-03-31', 'ja')).toBe('2028年')
  expect(formatYear('2028-03-31', 'en')).toBe('2028')
})

test('the text for a form field can be parsed again', () => {
  for (const language of languages) {
    expect(parseDay(typedDay('2028-02-29', language))).toEqual({ ok: true, day: '2028-02-29' })
  }
})
