import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, type Day } from './day.ts'
import { leadTimes } from './leadTimes.ts'
import { plan } from './plan.ts'
import type { FixedDate, Schedule } from './schedule.ts'

const step = (id: string, months: [number, number], before?: string) => ({
  id,
  months,
  before,
  label: id,
  text: id,
  shorten: id,
  basis: 'site' as const,
})
const sale: Schedule = {
  exit: 'ma',
  day: 'handover',
  steps: [
    step('papers', [1, 3], 'search'),
    step('tasks', [6, 12]),
    step('search', [2, 3], 'deal'),
    step('deal', [6, 12]),
  ],
  after: [
    { id: 'five', label: '', text: '', months: [60, 60] },
    { id: 'coaching', label: '', text: '' },
  ],
}
const fixed: readonly FixedDate[] = [
  {
    id: 'transfer',
    date: '2027-12-31',
    label: '',
    text: '',
    missed: '',
    law: '',
    exits: ['ma', 'family'],
  },
  { id: 'filing', date: '2027-09-30', label: '', text: '', missed: '', law: '', exits: ['ma'] },
  { id: 'other', date: '2027-01-01', label: '', text: '', missed: '', law: '', exits: ['family'] },
]

test('specification: search 2–3 months, then 6–12 from first meeting, are subtracted from the handover', () => {
  const { steps } = plan(sale, fixed, { handover: '2028-03-31', today: '2026-11-21' })
  const windows = Object.fromEntries(steps.map(({ id, begin, end }) => [id, { begin, end }]))
  expect(windows).toEqual({
    papers: {
      begin: { early: '2026-09-30', late: '2027-06-30' },
      end: { early: '2026-12-31', late: '2027-07-31' },
    },
    tasks: {
      begin: { early: '2027-03-31', late: '2027-09-30' },
      end: { early: '2028-03-31', late: '2028-03-31' },
    },
    search: {
      begin: { early: '2026-12-31', late: '2027-07-31' },
      end: { early: '2027-03-31', late: '2027-09-30' },
    },
    deal: {
      begin: { early: '2027-03-31', late: '2027-09-30' },
      end: { early: '2028-03-31', late: '2028-03-31' },
    },
  })
})

test('the soonest handover is calculated from today', () => {
  const { soonest } = plan(sale, fixed, { handover: '2027-01-31', today: '2026-11-21' })
  expect(soonest).toEqual({ early: '2027-08-21', late: '2028-05-21' })
})

test('facts-owners 0 and 5: the legal dates 2027-09-30 and 2027-12-31, earliest first', () => {
  const dates = (handover: Day, today: Day) =>
    plan(sale, fixed, { handover, today }).dates.map(({ id, passed, handoverLater }) => [
      id,
      passed,
      handoverLater,
    ])
  expect(dates('2027-12-31', '2027-09-30')).toEqual([
    ['filing', false, true],
    ['transfer', false, false],
  ])
  expect(dates('2028-01-01', '2027-10-01')).toEqual([
    ['filing', true, true],
    ['transfer', false, true],
  ])
})

test('work after the handover has an end if it has a duration', () => {
  const { after, span } = plan(sale, fixed, { handover: '2028-02-29', today: '2026-11-21' })
  expect(after.map(({ until }) => until)).toEqual([
    { early: '2033-02-28', late: '2033-02-28' },
    null,
  ])
  expect(span).toEqual({ from: '2026-08-29', to: '2033-02-28' })
})

test('a step that depends on an unknown step or on itself throws an error naming it', () => {
  expect(() => leadTimes([step('a', [1, 1], 'b')])).toThrow('"b"')
  expect(() => leadTimes([step('a', [1, 1], 'b'), step('b', [1, 1], 'a')])).toThrow(
    'depends on itself',
  )
})

const days = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10) as Day)

test('a step begins before it ends, early before late, and all within the drawn span', () => {
  fc.assert(
    fc.property(days, days, (handover, today) => {
      const { steps, span, soonest } = plan(sale, fixed, { handover, today })
      for (const { begin, end, state, daysLate } of steps) {
        const order = [span.from, begin.early, begin.late, end.late, handover, span.to]
        expect(order).toEqual([...order].sort())
        expect(begin.early < end.early && end.early <= end.late).toBe(true)
        expect(daysLate > 0).toBe(state === 'late')
      }
      const ontime = plan(sale, fixed, { handover: addMonths(soonest.late, 1), today })
      expect(ontime.steps.every(({ state }) => state !== 'late')).toBe(true)
    }),
  )
})

test('work that only follows a handover up to a legal date is left out after it', () => {
  const [five = { id: 'five', label: '', text: '' }] = sale.after
  const schedule = { ...sale, after: [{ ...five, by: 'transfer' }] }
  const follows = (handover: Day) => plan(schedule, fixed, { handover, today: '2026-11-21' }).after
  expect(follows('2027-12-31')).toHaveLength(1)
  expect(follows('2028-01-01')).toHaveLength(0)
})

test('a handover on a first day counts as after it; on a last day it is still in time', () => {
  const day = (begins: boolean) => {
    const dates = fixed.map((each) => ({ ...each, begins }))
    const made = plan(sale, dates, { handover: '2027-09-30', today: '2026-11-21' })
    return made.dates.map(({ id, handoverLater }) => [id, handoverLater])
  }
  expect(day(true)).toContainEqual(['filing', true])
  expect(day(false)).toContainEqual(['filing', false])
})

test('steps that are done are not late, and the soonest handover counts the others only', () => {
  const days = { handover: '2027-01-31', today: '2026-11-21' } as const
  const { steps, soonest } = plan(sale, fixed, days, ['papers', 'search', 'tasks'])
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'late'])
  expect(steps[0]?.daysLate).toBe(0)
  expect(soonest).toEqual({ early: '2027-05-21', late: '2027-11-21' })
  expect(plan(sale, fixed, days).soonest.early).toBe('2027-08-21')
})
