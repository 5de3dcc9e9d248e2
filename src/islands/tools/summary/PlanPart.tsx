import type { Day } from '../../../../calculators/planner/day.ts'
import { formatDay } from '../../../../calculators/planner/formatDay.ts'
import type { Plan } from '../../../../calculators/planner/plan.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { Language } from '../../../../routing/language.ts'
import { PlainTable } from '../../../components/tables/PlainTable.tsx'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import { WholeRange } from '../form/WholeRange.tsx'
import { delayText } from '../planner/delayText.ts'
import { planRows } from '../planner/planRows.ts'
import { ToolList } from '../result/ToolList.tsx'

interface PlanPartProps {
  readonly plan: Plan<string>
  readonly words: SummaryModel['planner']['planner']
  /** Format of a range. */
  readonly range: string
  readonly language: Language
}

/** When each step to the handover begins and ends, and the legal dates. */
export function PlanPart({ plan, words, range, language }: PlanPartProps) {
  const { steps, soonest, dates } = plan
  const written = (each: Day) => formatDay(each, language)
  const days = Math.max(0, ...steps.map(({ daysLate }) => daysLate))
  const counted = {
    delay: delayText(days, words),
    early: written(soonest.early),
    late: written(soonest.late),
  }
  const { step, begin, end, state } = words.table
  const rows = planRows(
    plan,
    words,
    (low, high) => <WholeRange format={range} low={low} high={high} />,
    language,
  ).map(({ text, ...row }) => row)
  return (
    <>
      <p>
        {fill(days > 0 ? words.missing : words.allInTime, counted)} {fill(words.soonest, counted)}
      </p>
      <PlainTable heads={[step, begin, end, state]} rows={rows} name={words.tableHeading} />
      <ToolList
        texts={dates.map(({ date, label, missed, handoverLater }) =>
          [written(date), label, ...(handoverLater ? [missed] : [])].join(' '),
        )}
      />
    </>
  )
}
