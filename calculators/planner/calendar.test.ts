import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { calendarFile } from './calendar.ts'

const long = '候補先を探す'.repeat(30)
const entries = [
  { id: 'ma-sourcing', day: '2027-09-30', title: '開始; 「探す」, 1', text: `一行目\n${long}` },
  { id: 'ma-deal', day: '2028-02-29', title: 'Deal', text: 'Meetings' },
] as const

test('calendar programs read all-day entries with titles and texts unchanged', () => {
  const file = calendarFile('計画', 'firm.example', '2026-11-21', entries, 'ja')
  const { events = [], name } = convertIcsCalendar(undefined, file)
  expect(name).toBe('計画')
  expect(events).toMatchObject(
    entries.map(({ id, day, title, text }) => ({
      uid: `${id}@firm.example`,
      summary: title,
      description: text,
      start: { type: 'DATE', date: new Date(day) },
    })),
  )
  expect(file).toContain('PRODID:-//firm.example//planner//JA')
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(entries.length)
  expect(file).toContain('DTSTART;VALUE=DATE:20280229')
  expect(file).toContain('DTEND;VALUE=DATE:20280301')
})

test('lines are at most 75 bytes and end in CRLF (RFC 5545, 3.1)', () => {
  const file = calendarFile('計画', 'firm.example', '2026-11-21', entries, 'ja')
  const lines = file.split('\r\n')
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of lines) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(lines.length).toBeGreaterThan(15)
})
