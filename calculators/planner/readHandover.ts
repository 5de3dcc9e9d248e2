import { parseDay } from '../input/parseDay.ts'
import { addMonths, type Day } from './day.ts'

/** A plan reaches no farther, in years; what is longer would not fit a drawing. */
const farthest = 50

/** The day of handover, or why what was typed is not taken; the words for each code are content. */
export type ReadHandover =
  | { readonly ok: true; readonly day: Day }
  | {
      readonly ok: false
      readonly code: 'empty' | 'unreadable' | 'noSuchDay' | 'past' | 'far'
      readonly typed: string
    }

/**
 * Reads the day of handover, which has to be after today and within fifty years.
 * @param typed any text, as `parseDay` reads it
 * @param today where the visitor is
 */
export function readHandover(typed: string, today: Day): ReadHandover {
  const parsed = parseDay(typed)
  if (!parsed.ok) return { ...parsed, typed }
  if (parsed.day <= today) return { ok: false, code: 'past', typed }
  return parsed.day > addMonths(today, 12 * farthest) ? { ok: false, code: 'far', typed } : parsed
}
