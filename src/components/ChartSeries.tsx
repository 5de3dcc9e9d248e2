import type { Series } from '../models/chartModel.ts'
import styles from './Chart.module.css'
import { Phrases } from './Phrases.tsx'

/** Several things side by side, row by row; bars of all columns have one scale. */
export function ChartSeries({ head, rows }: Series) {
  return (
    <>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column.join('')} scope="col">
              <Phrases phrases={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label.join('')}>
            <th scope="row">
              <Phrases phrases={label} />
            </th>
            {cells.map(({ text, length }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column, never reordered
              <td key={at}>
                {text}
                <svg aria-hidden="true" width="100%" height="14" className={styles.strip}>
                  <rect width={`${length}%`} height="100%" className={styles.solid} />
                </svg>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
