import { parseDay } from '../input/parseDay.ts'
import type { Day } from './day.ts'

/** The day of handover, or why what was typed is not taken; the words for each code are content. */
export type ReadHandover =
  | { readonly ok: true; readonly day: Day }
  | { readonly ok: false; readonly code: 'empty' | 'unreadable' | 'past'; readonly typed: string }

/**
 * Reads the day of handover, which has to be after today.
 * @param typed any text, as `parseDay` reads it
 * @param today where the visitor is
 */
export function readHandover(typed: string, today: Day): ReadHandover {
  const parsed = parseDay(typed)
  if (!parsed.ok) return { ...parsed, typed }
  return parsed.day > today ? parsed : { ok: false, code: 'past', typed }
}
