import { parseDay } from '../input/parseDay.ts'
import { addMonths, type Day } from './day.ts'

/** The longest plan in years; anything longer would not fit the chart. */
const farthest = 50

/** The handover, or why the input is rejected; the messages are in content. */
export type ReadHandover =
  | { readonly ok: true; readonly day: Day }
  | {
      readonly ok: false
      readonly code: 'empty' | 'unreadable' | 'noSuchDay' | 'past' | 'far'
      readonly typed: string
    }

/**
 * Reads the day of handover, which must be after today and within fifty years.
 * @param typed any text, as `parseDay` reads it
 * @param today at the visitor's place
 */
export function readHandover(typed: string, today: Day): ReadHandover {
  const parsed = parseDay(typed)
  if (!parsed.ok) return { ...parsed, typed }
  if (parsed.day <= today) return { ok: false, code: 'past', typed }
  return parsed.day > addMonths(today, 12 * farthest) ? { ok: false, code: 'far', typed } : parsed
}
