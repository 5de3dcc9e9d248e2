import { formatDay } from '../../../../calculators/planner/formatDay.ts'
import type { Language } from '../../../../routing/language.ts'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import { WholeRange } from '../form/WholeRange.tsx'
import type { Amounts } from '../result/amounts.ts'
import styles from './Summary.module.css'
import { shownWays } from './shownWays.ts'
import type { WorkedOut } from './workedOut.ts'

interface InShortProps extends Pick<WorkedOut, 'value' | 'plan'> {
  readonly heading: string
  readonly words: Pick<SummaryModel['value']['value'], 'ways'>
  /** What an exit is called. */
  readonly exit: string
  /** Format of a range. */
  readonly range: string
  readonly amounts: Amounts
  readonly language: Language
}

/** What one wants to know first: what remains by each way of selling, to which exit, and when. */
export function InShort(props: InShortProps) {
  const { heading, value, plan, words, exit, range, amounts, language } = props
  const { ways } = words
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      <dl className={styles.short}>
        {value && (
          <div>
            <dt>{ways.owner}</dt>
            {shownWays(value.result, value.state).map(({ way, remains: { low, high } }) => (
              <dd key={way}>
                <small>{ways[way].label}</small>
                <WholeRange
                  format={range}
                  low={amounts.rounded(low)}
                  high={amounts.rounded(high)}
                />
              </dd>
            ))}
          </div>
        )}
        {plan?.day.ok && (
          <>
            <div>
              <dt>{exit}</dt>
              <dd>{plan.exit}</dd>
            </div>
            <div>
              <dt>{plan.called}</dt>
              <dd>
                <span data-whole>{formatDay(plan.handover, language)}</span>
              </dd>
            </div>
          </>
        )}
      </dl>
    </section>
  )
}
