import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { calendarTemplate } from './calendarTemplate.ts'
import { fillCalendar } from './fillCalendar.ts'
import type { Schedule } from './schedule.ts'

const step = { months: [6, 12], shorten: '', basis: 'site' } as const
const schedule: Schedule = {
  exit: 'ma',
  day: 'Closing',
  steps: [
    { ...step, id: 'papers', label: '書類; $&', text: '株主名簿をそろえます。'.repeat(20) },
    { ...step, id: 'deal', label: 'Deal', text: 'Meetings' },
  ],
  after: [],
}
const fixed = [
  { id: 'tax', date: '2027-01-01', label: 'Tax', text: 'Rates', exits: ['ma'] },
  { id: 'other', date: '2027-09-30', label: 'Plan', text: '', exits: ['ipo'] },
].map((date) => ({ ...date, missed: '', law: 'x' }))
const words = { name: '計画', begin: 'Begin: {step}' }
const template = calendarTemplate(schedule, fixed, words, 'firm.example')
const days = ['2027-02-28', '2027-09-30', '2028-03-31'] as const

test('calendar programs read every step on its day, the handover, and the dates of this exit', () => {
  const { events = [] } = convertIcsCalendar(undefined, fillCalendar(template, '2026-11-22', days))
  const read = events.map(({ uid, summary, start }) => [uid, summary, start.date])
  expect(read).toEqual([
    ['ma-papers@firm.example', 'Begin: 書類; $&', new Date('2027-02-28')],
    ['ma-deal@firm.example', 'Begin: Deal', new Date('2027-09-30')],
    ['ma-handover@firm.example', 'Closing', new Date('2028-03-31')],
    ['tax@firm.example', 'Tax', new Date('2027-01-01')],
  ])
  expect(events[0]?.stamp.date).toEqual(new Date('2026-11-22'))
})

test('no placeholder day is left, each entry ends on the following day, and lines stay folded', () => {
  const file = fillCalendar(template, '2026-11-22', days)
  expect(template).toMatch(/:1900/)
  expect(file).not.toMatch(/1900/)
  expect(file).toContain('DTSTART;VALUE=DATE:20270228\r\nDTEND;VALUE=DATE:20270301')
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
