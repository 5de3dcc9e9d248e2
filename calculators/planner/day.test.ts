import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay } from '../input/parseDay.ts'
import { addDays, addMonths, type Day, dayOf, daysBetween, isDay, localDay } from './day.ts'

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10) as Day)
const months = fc.integer({ min: -240, max: 240 })

test('adding months stops at the end of a shorter month', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2027-03-31', -1)).toBe('2027-02-28')
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29')
  expect(addMonths('2027-01-15', -13)).toBe('2025-12-15')
})

test('adding more months never gives an earlier day or skips a month', () => {
  fc.assert(
    fc.property(days, months, (day, by) => {
      const later = addMonths(day, by)
      expect(isDay(later)).toBe(true)
      expect(addMonths(day, by + 1) > later).toBe(true)
      const [year = 0, month = 0] = day.split('-').map(Number)
      const [newYear = 0, newMonth = 0] = later.split('-').map(Number)
      expect(newYear * 12 + newMonth).toBe(year * 12 + month + by)
    }),
  )
})

test('adding days and counting the days between are inverse', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -9999, max: 9999 }), (day, by) => {
      expect(daysBetween(day, addDays(day, by))).toBe(by)
    }),
  )
})

test('a day that does not exist is null', () => {
  expect(dayOf(2027, 2, 29)).toBeNull()
  expect(dayOf(2027, 13, 1)).toBeNull()
  expect(dayOf(1899, 1, 1)).toBeNull()
  expect(isDay('2027-02-29')).toBe(false)
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2028-2-9')).toBe(false)
})

test("today is the day on the visitor's clock", () => {
  expect(localDay(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21')
  expect(localDay(new Date(2026, 10, 21, 23, 55))).toBe('2026-11-21')
})

test('days as owners type them are read', () => {
  for (const typed of [
    '2028-03-31',
    '2028/3/31',
    '2028年3月31日',
    '２０２８年３月３１日',
    '令和10年3月31日',
    'R10.3.31',
    ' 2028. 3. 31 ',
    '2028年3月末',
    '令和10年3月末日',
    '2028年3月31日（金）',
    '31 March 2028',
    '31st of March 2028',
    'Mar. 31,  2028',
    'March 31 2028',
    '31 mar 2028',
    '2028年3月',
    '2028-03',
    '令和10年3月',
    'March 2028',
  ]) {
    expect(parseDay(typed), typed).toEqual({ ok: true, day: '2028-03-31' })
  }
  expect(parseDay('令和元年5月1日')).toEqual({ ok: true, day: '2019-05-01' })
  expect(parseDay('平成30年1月1日')).toEqual({ ok: true, day: '2018-01-01' })
  expect(parseDay('2028年2月末')).toEqual({ ok: true, day: '2028-02-29' })
  for (const typed of [
    '2027-02-29',
    '2028年2月30日',
    '2028-13-01',
    '31 April 2028',
    '9999-01-01',
  ]) {
    expect(parseDay(typed), typed).toEqual({ ok: false, code: 'noSuchDay' })
  }
  for (const typed of ['1 March 31, 2028', '31 Merch 2028']) {
    expect(parseDay(typed), typed).toEqual({ ok: false, code: 'unreadable' })
  }
  for (const typed of ['31/3/2028', '来年', '2028-0331', '昭和64年1月1日']) {
    expect(parseDay(typed), typed).toEqual({ ok: false, code: 'unreadable' })
  }
  expect(parseDay(' ')).toEqual({ ok: false, code: 'empty' })
})
