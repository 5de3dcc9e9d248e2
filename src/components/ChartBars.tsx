import type { Bars } from '../models/chartModel.ts'
import styles from './Chart.module.css'
import { ChartHead, ChartRow } from './ChartRow.tsx'

/** One bar a row, as long as its value. */
export function ChartBars({ head, rows }: Bars) {
  return (
    <>
      <ChartHead label={head.label}>{head.value}</ChartHead>
      <tbody>
        {rows.map((row) => (
          <ChartRow key={row.label.join('')} {...row}>
            <rect width={`${row.length}%`} height="100%" className={styles.solid} />
          </ChartRow>
        ))}
      </tbody>
    </>
  )
}
