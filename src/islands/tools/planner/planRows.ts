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
 * @param range writes the range between two dates
 */
export function planRows<Cell>(
  { steps, after, handover }: Plan<string>,
  words: PlannerWords,
  range: (low: string, high: string) => Cell,
  language: Language,
): readonly TableRow<Cell | string>[] {
  // Columns are narrow: no line breaks within dates.
  const written = (day: Day) => formatDay(day, language).replaceAll(' ', '\u00a0')
  const between = ({ early, late }: Window) =>
    early === late ? written(early) : range(written(early), written(late))
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
