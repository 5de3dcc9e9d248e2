import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { calendarEntries } from './calendarEntries.ts'
import { calendarTemplate } from './calendarTemplate.ts'
import type { Day } from './day.ts'
import { fillCalendar } from './fillCalendar.ts'
import { plan } from './plan.ts'
import type { Schedule } from './schedule.ts'

const step = { months: [6, 12], shorten: '', basis: 'site' } as const
const schedule: Schedule = {
  exit: 'ma',
  day: 'Closing',
  steps: [
    { ...step, id: 'papers', label: '書類; $&', text: `一行目\n${'株主名簿を'.repeat(40)}` },
    { ...step, id: 'deal', label: 'Deal', text: 'Meetings' },
  ],
  after: [],
}
const fixed = [
  { id: 'tax', date: '2027-01-01', label: 'Tax, 2027', text: 'Rates', exits: ['ma'] },
  { id: 'other', date: '2027-09-30', label: 'Plan', text: '', exits: ['ipo'] },
].map((date) => ({ ...date, missed: '', law: 'x' }))
const words = { early: 'Early: {step}', begin: 'Late: {step}', now: 'Now: {step}' }
const template = calendarTemplate(schedule, fixed, '計画', 'firm.example', 'ja')
const file = (today: Day, done: readonly string[] = []) => {
  const made = plan(schedule, fixed, { handover: '2028-03-31', today }, done)
  return fillCalendar(template, today, calendarEntries(made, schedule.day, words))
}
const read = (text: string) =>
  (convertIcsCalendar(undefined, text).events ?? []).map(({ uid, summary, start }) => [
    uid.replace('@firm.example', ''),
    summary,
    start.date.toISOString().slice(0, 10),
  ])

test('calendar programs read both days of every step, the handover, and the dates of this exit', () => {
  expect(read(file('2026-11-22'))).toEqual([
    ['ma-papers-early', 'Early: 書類; $&', '2027-03-31'],
    ['ma-papers', 'Late: 書類; $&', '2027-09-30'],
    ['ma-deal-early', 'Early: Deal', '2027-03-31'],
    ['ma-deal', 'Late: Deal', '2027-09-30'],
    ['ma-handover', 'Closing', '2028-03-31'],
    ['tax', 'Tax, 2027', '2027-01-01'],
  ])
})

test('what is done or past is left out, and what is late begins today', () => {
  expect(read(file('2027-06-01', ['papers']))).toEqual([
    ['ma-deal', 'Late: Deal', '2027-09-30'],
    ['ma-handover', 'Closing', '2028-03-31'],
  ])
  expect(read(file('2027-12-01', ['papers']))).toEqual([
    ['ma-deal', 'Now: Deal', '2027-12-01'],
    ['ma-handover', 'Closing', '2028-03-31'],
  ])
})

test('no placeholder is left, entries end on the following day, and have an alarm a week before', () => {
  const text = file('2026-11-22')
  expect(template).toMatch(/:1900/)
  expect(text).not.toMatch(/1900|\{/)
  expect(text).toContain('DTSTART;VALUE=DATE:20270930\r\nDTEND;VALUE=DATE:20271001')
  expect(text.match(/TRIGGER:-P6DT15H/g)).toHaveLength(6)
})

test('the file is as in RFC 5545, and calendar programs read its name and texts unchanged', () => {
  const text = file('2026-11-22')
  const { name, events = [] } = convertIcsCalendar(undefined, text)
  expect([name, events[0]?.description]).toEqual(['計画', schedule.steps[0]?.text])
  expect(text).toContain('PRODID:-//firm.example//planner//JA')
  // Lines of at most 75 bytes that end in CRLF (3.1).
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
