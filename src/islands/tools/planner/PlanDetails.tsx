import { formatDay } from '../../../../calculators/planner/formatDay.ts'
import { officesClosed, openDayBefore } from '../../../../calculators/planner/holidays.ts'
import type { Plan } from '../../../../calculators/planner/plan.ts'
import { colon } from '../../../../content-reader/text/colon.ts'
import type { Language } from '../../../../routing/language.ts'
import { PlainTable } from '../../../components/tables/PlainTable.tsx'
import type { PlannerModel } from '../../../models/tools/plannerTool.ts'
import { FilledIn } from '../form/FilledIn.tsx'
import { WholeRange } from '../form/WholeRange.tsx'
import { ToolDetails } from '../result/ToolDetails.tsx'
import { delayText } from './delayText.ts'
import { PlanDates } from './PlanDates.tsx'
import styles from './Planner.module.css'
import { planRows } from './planRows.ts'

interface PlanDetailsProps extends Pick<PlannerModel, 'laws' | 'tool'> {
  readonly plan: Plan<string>
  readonly words: PlannerModel['planner']
  readonly language: Language
}

/** What is late in a plan and how to shorten it, days on which offices are closed, legal dates, every step's times. */
export function PlanDetails({ plan, laws, words, tool, language }: PlanDetailsProps) {
  const late = plan.steps.filter(({ state }) => state === 'late')
  return (
    <>
      <ul className={styles.late}>
        {late.map(({ id, label, daysLate, shorten }) => (
          <li key={id}>
            <b>{label}</b>{' '}
            <FilledIn text={words.states.late} values={{ delay: delayText(daysLate, words) }} />
            <br />
            {words.shorten}
            {colon[language]}
            {shorten}
          </li>
        ))}
      </ul>
      {late.length > 0 && <p className={styles.done}>{words.done}</p>}
      {officesClosed(plan.handover) && (
        <p className={styles.done}>
          <FilledIn
            text={words.closed}
            values={{ day: formatDay(openDayBefore(plan.handover), language) }}
          />
        </p>
      )}
      <PlanDates dates={plan.dates} laws={laws} words={words} language={language} />
      <ToolDetails heading={<h3>{words.tableHeading}</h3>}>
        <PlainTable
          heads={[words.table.step, words.table.begin, words.table.end, words.table.state]}
          rows={planRows(
            plan,
            words,
            (low, high) => <WholeRange format={tool.range} low={low} high={high} />,
            language,
          )}
          name={words.tableHeading}
        />
      </ToolDetails>
    </>
  )
}
