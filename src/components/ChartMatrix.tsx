import type { Matrix } from '../models/chartModel.ts'
import styles from './Chart.module.css'
import { Phrases } from './Phrases.tsx'

/** How much of a disc is filled; the word beside it says the same. */
const discs = {
  yes: <circle r="7" className={styles.solid} />,
  partly: <path d="M0-7a7 7 0 0 0 0 14z" className={styles.solid} />,
  no: null,
}

/** Yes, partly or no, for several things by several questions. */
export function ChartMatrix({ head, rows }: Matrix) {
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
        {rows.map(({ label, marks }) => (
          <tr key={label.join('')}>
            <th scope="row">
              <Phrases phrases={label} />
            </th>
            {marks.map(({ mark, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column, never reordered
              <td key={at}>
                <svg aria-hidden="true" viewBox="-9 -9 18 18" className={styles.sign}>
                  <circle r="7" />
                  {discs[mark]}
                </svg>{' '}
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
