import type { ReactNode } from 'react'
import { addMonths, type Day } from '../../../../calculators/planner/day.ts'
import { formatMonth, formatYear } from '../../../../calculators/planner/formatDay.ts'
import type { Plan } from '../../../../calculators/planner/plan.ts'
import type { Language } from '../../../../routing/language.ts'
import type { PlannerWords } from '../../../models/tools/plannerWords.ts'
import styles from './PlanChart.module.css'
import { placeOf, timeScaleOf } from './timeScale.ts'

interface PlanChartProps {
  readonly plan: Plan<string>
  /** What the day of handover is called. */
  readonly day: string
  readonly words: Pick<PlannerWords, 'today' | 'fast' | 'slow'>
  readonly language: Language
}

/** A plan drawn to scale: a row per step, follow-up and legal date. The table below has the dates. */
export function PlanChart({ plan, day, words, language }: PlanChartProps) {
  const { span } = plan
  // What has no fixed end goes on for a month at least.
  const open = plan.after.some(({ until }) => !until)
  const ends = [span.to, addMonths(plan.handover, open ? 1 : 0)].sort()
  const scale = timeScaleOf({ from: span.from, to: ends[1] ?? span.to })
  const at = (day: Day) => `${placeOf(scale, day)}%`
  const { handover, today } = plan
  const name = scale.step < 12 ? formatMonth : formatYear
  const last = scale.ticks.length - 1
  const bar = (from: Day, to: Day, pale = false) => (
    <g data-pale={pale || undefined}>
      <rect
        x={at(from)}
        y={pale ? '50%' : '12%'}
        width={`${Math.max(0.6, placeOf(scale, to) - placeOf(scale, from))}%`}
        height="36%"
      />
      {/* The joints between its stones. */}
      <line x1={at(from)} x2={at(to)} y1={pale ? '68%' : '30%'} y2={pale ? '68%' : '30%'} />
    </g>
  )
  const row = (id: string, label: string, drawn: ReactNode, state?: string) => (
    <div key={id} data-state={state} className={styles.row}>
      <span>{label}</span>
      <svg aria-hidden="true">
        {scale.ticks.map((tick) => (
          <line key={tick} x1={at(tick)} x2={at(tick)} y2="100%" />
        ))}
        {drawn}
        <line data-day="today" x1={at(today)} x2={at(today)} y2="100%" />
        <line data-day="handover" x1={at(handover)} x2={at(handover)} y2="100%" />
      </svg>
    </div>
  )
  const mark = (day: Day, y: string, text: string, data?: 'today' | 'handover') => {
    const place = placeOf(scale, day)
    const anchor = place < 20 ? 'start' : place > 80 ? 'end' : 'middle'
    return (
      <text key={day + text} x={`${place}%`} y={y} textAnchor={anchor} data-day={data}>
        {text}
      </text>
    )
  }
  return (
    <div aria-hidden="true" className={styles.chart}>
      <p className={styles.key}>
        {[words.fast, words.slow].map((word, slow) => (
          <span key={word}>
            <svg aria-hidden="true" data-pale={slow > 0 || undefined}>
              <rect width="100%" height="100%" />
            </svg>
            {word}
          </span>
        ))}
      </p>
      <div className={styles.row}>
        <span />
        <svg aria-hidden="true" data-days>
          {mark(today, '1em', words.today, 'today')}
          {mark(handover, '2.4em', day, 'handover')}
        </svg>
      </div>
      {plan.steps.map(({ id, label, begin, end, state }) =>
        row(
          id,
          label,
          <>
            {bar(begin.late, end.late)}
            {bar(begin.early, end.early, true)}
          </>,
          state,
        ),
      )}
      {plan.after.map(({ id, label, until }) =>
        row(
          `after-${id}`,
          label,
          <>
            {until && bar(handover, until.early)}
            {bar(handover, until?.late ?? scale.to, true)}
            {/* The point of a bar that goes on: the ground beside it. */}
            {!until && (
              <svg aria-hidden="true" x="100%" y="68%" overflow="visible">
                <path d="M-9-10H1v20h-10L0 0z" />
              </svg>
            )}
          </>,
        ),
      )}
      {plan.dates.map(({ id, date, label }) =>
        row(id, label, <circle cx={at(date)} cy="50%" r="8" />),
      )}
      <div className={styles.row}>
        <span />
        <svg aria-hidden="true" data-axis={scale.step % 12 ? 'months' : 'years'}>
          {/* Each month, ticked off up to today. */}
          {scale.months.map((month) => (
            <line
              key={month}
              x1={at(month)}
              x2={at(month)}
              y2="7"
              data-past={month < today || undefined}
            />
          ))}
          {scale.ticks.map((tick, index) => (
            <text
              key={tick}
              x={at(tick)}
              y="1.7em"
              textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
            >
              {name(tick, language)}
            </text>
          ))}
        </svg>
      </div>
    </div>
  )
}
