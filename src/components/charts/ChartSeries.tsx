import type { Series } from '../../models/charts/chart.ts'
import styles from './Chart.module.css'
import { ChartColumns } from './ChartColumns.tsx'

/** Several series side by side, with one scale for all bars; below a drawing of all they are numbers only. */
export function ChartSeries({ head, rows, lines, whole }: Series) {
  const cellOf = ({ text, length }: Series['rows'][number]['cells'][number]) => (
    <>
      {text}
      {!lines && !whole && length > 0 && (
        <svg aria-hidden="true" width="100%" height="24" className={styles.strip}>
          <rect width={`${length}%`} height="100%" />
        </svg>
      )}
    </>
  )
  const cells = rows.map((row) => ({ label: row.label, cells: row.cells.map(cellOf) }))
  return <ChartColumns head={head} rows={cells} />
}
