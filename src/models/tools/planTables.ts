import { addMonths } from '../../../calculators/planner/day.ts'
import { delayOf } from '../../../calculators/planner/delay.ts'
import { type Lead, type LeadTime, leadTimes } from '../../../calculators/planner/leadTimes.ts'
import { plan } from '../../../calculators/planner/plan.ts'
import type { Schedule } from '../../../calculators/planner/schedule.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { type ExitName, exitNames } from '../exits/exitNames.ts'
import { words } from '../site/site.ts'
import type { TableModel } from '../text/tableModel.ts'
import { type PlannerWords, plannerWords, schedules } from './plannerWords.ts'

/** The steps to one exit, in months before the handover. */
export interface ExitPlan extends Pick<ExitName, 'exit' | 'name'> {
  readonly table: TableModel
}

/** The steps to every exit with durations and their sources. */
export function planRules(language: Language): ExitPlan[] {
  const said = plannerWords(language)
  const { basis } = words.planner
  const names = exitNames(language)
  return schedules(language).map((schedule, at) => ({
    ...(names[at] as ExitName),
    table: {
      heads: [said.table.step, said.takes, said.begin, said.end, said.source],
      rows: rowsOf(schedule, said, (step) => [basis[step.basis][language]]),
    },
  }))
}

/** Any first of a month: the example does not depend on it. */
const someDay = '2030-01-01'

/** The worked example: one exit, some months before the handover. */
export function planExample(language: Language): ExitPlan {
  const said = plannerWords(language)
  const { exit, months } = words.tools.planner.example
  const schedule = schedules(language).find((each) => each.exit === exit)
  if (!schedule) throw new Error(`There is no schedule for "${exit}".`)
  const { steps } = plan(schedule, [], { today: someDay, handover: addMonths(someDay, months) })
  const state = (at: number) => {
    const step = steps[at]
    if (!step) return ''
    const { unit, count } = delayOf(step.daysLate)
    return fill(said.states[step.state], { delay: fill(said.delay[unit], { count }) })
  }
  const table = {
    heads: [said.table.step, said.takes, said.begin, said.end, said.table.state],
    rows: rowsOf(schedule, said, (_, at) => [state(at)]),
  }
  return { exit, name: said.tableHeading, table }
}

function rowsOf(
  { steps }: Schedule,
  said: PlannerWords,
  last: (step: Schedule['steps'][number], at: number) => readonly string[],
): TableModel['rows'] {
  const leads = leadTimes(steps)
  return steps.map((step, at) => {
    const { begin, end } = leads[at] as LeadTime
    const [least, most] = step.months
    const takes =
      least === most ? fill(said.months, { least }) : fill(said.upToMonths, { least, most })
    return {
      id: step.id,
      label: step.label,
      text: step.text,
      cells: [takes, before(begin, said), before(end, said), ...last(step, at)],
    }
  })
}

function before({ least, most }: Lead, said: PlannerWords): string {
  if (most === 0) return said.onTheDay
  if (least === most) return fill(said.monthsBefore, { months: most })
  return fill(said.fromToBefore, { least, most })
}
