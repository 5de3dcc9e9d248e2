import type { Span, Timeline } from '../../models/charts/chart.ts'
import { tableRoles } from '../tables/tableRoles.ts'
import styles from './Chart.module.css'
import { ChartHead, ChartRow } from './ChartRow.tsx'

/** Spans and milestones on one axis of months or years. */
export function ChartTimeline({ head, ticks, rows }: Timeline) {
  return (
    <>
      <ChartHead label={head.label}>
        {head.value}
        <svg aria-hidden="true" height="1.4em" className={styles.axis}>
          {ticks.map(({ at, label }) => (
            <text key={at} x={`${at}%`} y="1.1em" textAnchor={anchor(at, label)}>
              {label}
            </text>
          ))}
        </svg>
      </ChartHead>
      <tbody {...tableRoles.group}>
        {rows.map(({ solid, light, hard, open, ...row }) => (
          <ChartRow key={row.label.join('')} {...row}>
            {ticks.map(({ at }) => (
              <Milestone key={at} at={at} />
            ))}
            <Road span={light} className={styles.light} />
            <Road span={solid} className={styles.paved} />
            {hard && <Rocks span={hard} />}
            {open && (
              <svg aria-hidden="true" x="100%" y="37" overflow="visible">
                <path d="M-1-8l9 8-9 8z" className={styles.onward} />
              </svg>
            )}
            {row.point && (
              <Milestone at={Math.max(light?.[1] ?? 0, solid?.[1] ?? 0)} className={styles.goal} />
            )}
          </ChartRow>
        ))}
      </tbody>
    </>
  )
}

/** At the ends what is longer than two signs stays within the axis; for these there is room beside it. */
function anchor(at: number, label: string) {
  if (label.length <= 2) return 'middle'
  return at === 0 ? 'start' : at === 100 ? 'end' : 'middle'
}

interface RoadProps {
  readonly span: Span | undefined
  readonly className: string | undefined
}

/** Two courses of paving with staggered joints. */
function Road({ span, className }: RoadProps) {
  if (!span) return null
  const [from, to] = span
  const ends = { x1: `${from}%`, x2: `${to}%` }
  return (
    <g className={className}>
      <line {...ends} y1="33" y2="33" />
      <line {...ends} y1="41" y2="41" />
    </g>
  )
}

/** Fallen stones across the road, where it nearly ended. */
function Rocks({ span: [from, to] }: { readonly span: Span }) {
  return (
    <>
      <rect x={`${from}%`} y="29" width={`${to - from}%`} height="16" className={styles.hard} />
      <svg aria-hidden="true" x={`${(from + to) / 2}%`} overflow="visible">
        <path d="M-13 30l4-14 9-3 11 6 3 11z" className={styles.rock} />
        <path d="M2 30l2-13 7 2 3 11z" className={styles.shade} />
      </svg>
    </>
  )
}

interface MilestoneProps {
  /** In percent of the axis. */
  readonly at: number
  readonly className?: string | undefined
}

function Milestone({ at, className }: MilestoneProps) {
  return (
    <svg aria-hidden="true" x={`${at}%`} overflow="visible">
      <g className={className}>
        <path d="M-6 30V13a6 6 0 0 1 12 0v17z" />
        <path d="M1 30V7a6 6 0 0 1 5 6v17z" className={styles.shade} />
      </g>
    </svg>
  )
}
