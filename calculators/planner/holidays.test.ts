import { expect, test } from 'vitest'
import { addDays, type Day } from './day.ts'
import { nationalHoliday, officesClosed, openDayBefore } from './holidays.ts'

/** As announced by the Cabinet Office (国民の祝日について), substitute and in-between holidays included. */
const announced: Record<string, readonly string[]> = {
  2025: '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24'.split(
    ' ',
  ),
  2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23'.split(
    ' ',
  ),
  2027: '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23'.split(
    ' ',
  ),
}

test('holidays are those that the Cabinet Office announced for 2025 to 2027', () => {
  for (const [year, days] of Object.entries(announced)) {
    const first = `${year}-01-01` as Day
    const all = Array.from({ length: 365 }, (_, at) => addDays(first, at))
    expect(all.filter(nationalHoliday).map((day) => day.slice(5))).toEqual(days)
  }
})

test('banks are closed at weekends, on holidays and at the New Year, and open in between', () => {
  for (const day of [
    '2029-03-31',
    '2026-12-29',
    '2026-12-31',
    '2027-01-04',
    '2026-09-22',
    '2027-01-03',
  ] as const)
    expect(officesClosed(day), day).toBe(day !== '2027-01-04')
  expect(openDayBefore('2029-03-31')).toBe('2029-03-30')
  expect(openDayBefore('2026-05-06')).toBe('2026-05-01')
  expect(openDayBefore('2027-01-03')).toBe('2026-12-28')
})
