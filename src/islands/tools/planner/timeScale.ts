import { addMonths, type Day, dayOf, daysBetween } from '../../../../calculators/planner/day.ts'

/** An axis of days. */
export interface TimeScale {
  readonly from: Day
  readonly to: Day
  /** Marked first days of months, including both ends. */
  readonly ticks: readonly Day[]
  /** Months between two marks. */
  readonly step: number
  /** The first days of all months in between; none where they would stand too close. */
  readonly months: readonly Day[]
}

/** Leaves room for labels on a phone. */
const mostSteps = 4
const mostMonths = 48

/** An axis that covers a span, in at most four equal steps of months or years. */
export function timeScaleOf({ from, to }: Pick<TimeScale, 'from' | 'to'>): TimeScale {
  const [first, last] = [monthOf(from), monthOf(to) + 1]
  const count = (step: number) => Math.ceil(last / step) - Math.floor(first / step)
  const step = [1, 2, 3, 6, 12, 24, 36, 60, 120].find((each) => count(each) <= mostSteps) ?? 240
  const begin = Math.floor(first / step) * step
  const ticks = Array.from({ length: count(step) + 1 }, (_, at) => monthAt(begin + at * step))
  const length = count(step) * step
  const months = Array.from({ length: length > mostMonths ? 0 : length }, (_, at) =>
    monthAt(begin + at),
  )
  return { from: ticks[0] ?? from, to: ticks.at(-1) ?? to, ticks, step, months }
}

/** A day's position on an axis, in percent. */
export function placeOf({ from, to }: Pick<TimeScale, 'from' | 'to'>, day: Day): number {
  return Math.round((daysBetween(from, day) / daysBetween(from, to)) * 10_000) / 100
}

/** Months since the year 0. */
function monthOf(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function monthAt(month: number): Day {
  return addMonths(dayOf(2000, 1, 1) as Day, month - 24_000)
}
