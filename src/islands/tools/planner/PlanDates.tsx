import { formatDay } from '../../../../calculators/planner/formatDay.ts'
import type { PlannedDate } from '../../../../calculators/planner/plan.ts'
import type { Language } from '../../../../routing/language.ts'
import type { PlannerWords } from '../../../models/tools/plannerWords.ts'
import type { LawNote } from '../../../models/tools/toolModels.ts'
import styles from './PlanDates.module.css'

interface PlanDatesProps {
  readonly dates: readonly PlannedDate<string>[]
  readonly laws: readonly LawNote[]
  readonly words: Pick<PlannerWords, 'dates' | 'passed'>
  readonly language: Language
}

/** The legal dates that apply to an exit, and what a later handover means. */
export function PlanDates({ dates, laws, words, language }: PlanDatesProps) {
  if (dates.length === 0) return null
  return (
    <section className={styles.dates}>
      <h4>{words.dates}</h4>
      <ul>
        {dates.map(({ id, date, label, text, missed, passed, handoverLater, law }) => (
          <li key={id}>
            <b>
              <time dateTime={date}>{formatDay(date, language)}</time> {label}
              {passed && (language === 'ja' ? `（${words.passed}）` : ` (${words.passed})`)}
            </b>
            <p>{text}</p>
            {handoverLater && <p>{missed}</p>}
            {laws
              .filter((each) => each.id === law)
              .map(({ url, source, checked }) => (
                <small key={url}>
                  <a href={url}>{source}</a> {checked}
                </small>
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
