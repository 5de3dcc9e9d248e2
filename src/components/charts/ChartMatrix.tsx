import type { Matrix } from '../../models/charts/chart.ts'
import styles from './Chart.module.css'
import { ChartColumns } from './ChartColumns.tsx'

/** Fill of a disc; the word beside it says the same. */
const discs = {
  yes: <circle r="7" className={styles.solid} />,
  partly: <path d="M0-7a7 7 0 0 0 0 14z" className={styles.solid} />,
  no: null,
}

/** Yes, partly or no, for several things and questions. */
export function ChartMatrix({ head, rows }: Matrix) {
  const cellOf = ({ mark, text }: Matrix['rows'][number]['marks'][number]) => (
    <>
      <svg aria-hidden="true" viewBox="-9 -9 18 18" className={styles.sign}>
        <circle r="7" />
        {discs[mark]}
      </svg>{' '}
      {text}
    </>
  )
  const cells = rows.map(({ label, marks }) => ({ label, cells: marks.map(cellOf) }))
  return <ChartColumns head={head} rows={cells} />
}
