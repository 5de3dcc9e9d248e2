import { addMonths, type Day, daysBetween, isDay } from './day.ts'
import { type Lead, type LeadTime, leadTimes } from './leadTimes.ts'
import type { Aftermath, FixedDate, Schedule, Step } from './schedule.ts'

/** From the early day (everything takes long) to the late day (everything goes fast). */
export interface Window {
  readonly early: Day
  readonly late: Day
}

/** `ahead`: not yet due; `due`: begin now; `late`: too late even if everything goes fast. */
export type StepState = 'ahead' | 'due' | 'late' | 'done'

export interface PlannedStep<Text> extends Step<Text> {
  readonly begin: Window
  /** When it has to be finished. */
  readonly end: Window
  readonly state: StepState
  /** Days since its latest start; 0 unless late. */
  readonly daysLate: number
}

export interface PlannedAftermath<Text> extends Aftermath<Text> {
  /** Null if it has no fixed end. */
  readonly until: Window | null
}

export interface PlannedDate<Text> extends FixedDate<Text> {
  readonly date: Day
  /** Its place among the exit's dates as they were given. */
  readonly order: number
  readonly passed: boolean
  /** Whether the handover is after the date; for a first day (`begins`), on or after it. */
  readonly handoverLater: boolean
}

export interface Plan<Text> {
  readonly handover: Day
  readonly today: Day
  /** In schedule order. */
  readonly steps: readonly PlannedStep<Text>[]
  readonly after: readonly PlannedAftermath<Text>[]
  /** The legal dates that apply to the exit, earliest first. */
  readonly dates: readonly PlannedDate<Text>[]
  /** The handover if everything that is not done began today. */
  readonly soonest: Window
  /** Start and end of the drawn time scale. */
  readonly span: { readonly from: Day; readonly to: Day }
}

/**
 * Plans the steps to an exit backwards from the handover. A step begins as many months before the handover as
 * it and all steps that depend on it take; months are subtracted from the handover itself, so that short
 * months do not accumulate.
 * @param schedule from content/data/planner.yaml; durations are guides
 * @param fixed legal dates of the same file
 * @param days the handover, and the visitor's today
 * @param done ids of steps that are done already
 * @throws Error if a step names an unknown step or depends on itself, or a date does not exist
 */
export function plan<Text>(
  schedule: Schedule<Text>,
  fixed: readonly FixedDate<Text>[],
  days: { readonly handover: Day; readonly today: Day },
  done: readonly string[] = [],
): Plan<Text> {
  const { handover, today } = days
  const leads = leadTimes(schedule.steps)
  const open = leads.filter((_, at) => !done.includes(schedule.steps[at]?.id ?? ''))
  const least = Math.max(0, ...open.map(({ begin }) => begin.least))
  const most = Math.max(0, ...open.map(({ begin }) => begin.most))
  const steps = schedule.steps.map((step, at) => {
    const lead = leads[at] as LeadTime
    const begin = back(handover, lead.begin)
    const state = done.includes(step.id) ? 'done' : stateOf(begin, today)
    const daysLate = state === 'late' ? daysBetween(begin.late, today) : 0
    return { ...step, begin, end: back(handover, lead.end), state, daysLate } as const
  })
  const later = fixed.filter((each) => handover > each.date).map(({ id }) => id)
  const following = schedule.after.filter(({ by = '' }) => !later.includes(by))
  const after = following.map((each) => {
    const [from, to] = each.months ?? []
    const until = from === undefined || to === undefined ? null : window(handover, from, to)
    return { ...each, until }
  })
  const dates = fixed
    .filter(({ exits }) => exits.includes(schedule.exit))
    .map((each, order) => ({
      ...each,
      order,
      date: existing(each.date),
      passed: today > each.date,
      handoverLater: each.begins ? handover >= each.date : handover > each.date,
    }))
    .sort((one, other) => (one.date < other.date ? -1 : 1))
  const shown = [
    handover,
    today,
    ...steps.map(({ begin }) => begin.early),
    ...after.map(({ until }) => until?.late ?? handover),
    ...dates.map(({ date }) => date),
  ].sort()
  const span = { from: shown[0] ?? handover, to: shown.at(-1) ?? handover }
  return { handover, today, steps, after, dates, soonest: window(today, least, most), span }
}

function existing(date: string): Day {
  if (isDay(date)) return date
  throw new Error(`There is no day "${date}".`)
}

function window(from: Day, early: number, late: number): Window {
  return { early: addMonths(from, early), late: addMonths(from, late) }
}

function back(from: Day, { least, most }: Lead): Window {
  return window(from, -most, -least)
}

function stateOf(begin: Window, today: Day): StepState {
  if (today > begin.late) return 'late'
  return today >= begin.early ? 'due' : 'ahead'
}
