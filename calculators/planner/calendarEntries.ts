import type { FilledEntry } from './fillCalendar.ts'
import type { Plan } from './plan.ts'

export interface EntryWords {
  /** Titles with {step}: the day to begin if everything takes long, the last day, and now. */
  readonly early: string
  readonly begin: string
  readonly now: string
}

/**
 * The entries of a plan's calendar: both days on which a step begins, the handover, and legal dates. What is
 * done or past is left out; a step that is late is due today.
 * @param day what the day of handover is called
 */
export function calendarEntries(
  { steps, dates, handover, today }: Plan<string>,
  day: string,
  words: EntryWords,
): readonly FilledEntry[] {
  const titled = (title: string, step: string) => title.replace('{step}', () => step)
  const planned = steps.flatMap(({ state, begin, label }, at): FilledEntry[] => {
    if (state === 'done') return []
    if (state === 'late') return [{ at, day: today, title: titled(words.now, label) }]
    const early = { at, part: '-early', day: begin.early, title: titled(words.early, label) }
    const late = { at, day: begin.late, title: titled(words.begin, label) }
    return state === 'ahead' && begin.early < begin.late ? [early, late] : [late]
  })
  const fixed = dates.flatMap(({ passed, date, label, order }): FilledEntry[] =>
    passed ? [] : [{ at: steps.length + 1 + order, day: date, title: label }],
  )
  return [...planned, { at: steps.length, day: handover, title: day }, ...fixed]
}
