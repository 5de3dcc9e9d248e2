import type { Day } from '../../../../calculators/planner/day.ts'
import { formatDay } from '../../../../calculators/planner/formatDay.ts'
import type { Plan, Window } from '../../../../calculators/planner/plan.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import type { TableRow } from '../../../models/text/tableModel.ts'
import type { PlannerWords } from '../../../models/tools/plannerWords.ts'
import { delayText } from './delayText.ts'

/**
 * A plan as table rows: begin, end and state of each step and follow-up.
 * @param range format of a range, with {low} and {high}
 */
export function planRows(
  { steps, after, handover }: Plan<string>,
  words: PlannerWords,
  range: string,
  language: Language,
): readonly TableRow[] {
  // Columns are narrow: no line breaks within dates.
  const written = (day: Day) => formatDay(day, language).replaceAll(' ', '\u00a0')
  const between = ({ early, late }: Window) =>
    early === late ? written(early) : fill(range, { low: written(early), high: written(late) })
  return [
    ...steps.map(({ id, label, text, begin, end, state, daysLate }) => ({
      id,
      label,
      text,
      cells: [
        between(begin),
        between(end),
        fill(words.states[state], { delay: delayText(daysLate, words) }),
      ],
      state,
    })),
    ...after.map(({ id, label, text, until }) => ({
      id: `after-${id}`,
      label,
      text,
      cells: [written(handover), until ? between(until) : words.noEnd, words.after],
    })),
  ]
}
