import type { Span, Timeline } from '../models/chartModel.ts'
import styles from './Chart.module.css'
import { ChartHead, ChartRow } from './ChartRow.tsx'

/** What happens when, on one axis of months or years. */
export function ChartTimeline({ head, ticks, rows }: Timeline) {
  return (
    <>
      <ChartHead label={head.label}>
        {head.value}
        <svg aria-hidden="true" width="100%" height="1.4em" className={styles.axis}>
          {ticks.map(({ at, label }) => (
            <text
              key={at}
              x={`${at}%`}
              y="1.1em"
              textAnchor={at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}
            >
              {label}
            </text>
          ))}
        </svg>
      </ChartHead>
      <tbody>
        {rows.map((row) => (
          <ChartRow key={row.label.join('')} {...row}>
            {ticks.map(({ at }) => (
              <rect key={at} x={`${at}%`} width="1" height="100%" />
            ))}
            <Bar span={row.light} className={styles.light} />
            <Bar span={row.solid} className={styles.solid} />
            {row.open && (
              <svg x="100%" overflow="visible" aria-hidden="true">
                <path d="m-1 0 9 7-9 7z" className={styles.solid} />
              </svg>
            )}
          </ChartRow>
        ))}
      </tbody>
    </>
  )
}

function Bar({ span, className }: { span: Span | undefined; className: string | undefined }) {
  if (!span) return null
  const [from, to] = span
  return <rect x={`${from}%`} width={`${to - from}%`} height="100%" className={className} />
}
