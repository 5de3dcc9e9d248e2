import type { Flow } from '../../models/charts/chart.ts'
import { columnPart, columnPaths } from '../tables/columnPaths.ts'
import { tableRoles } from '../tables/tableRoles.ts'
import { Phrases } from '../text/Phrases.tsx'
import styles from './Chart.module.css'
import { ChartHead, ChartRow } from './ChartRow.tsx'

/** Height of the largest sum, in pixels. */
const height = 230

/** Where money comes from and goes to: in each row a column, whose parts are the amounts, on one scale. */
export function ChartFlow({ head, rows }: Flow) {
  const scaled = (share: number) => Math.round((share / 100) * height)
  return (
    <>
      <ChartHead label={head.label}>{head.value}</ChartHead>
      <tbody {...tableRoles.group}>
        {rows.map(({ parts, label, note }) => {
          const { slab, flutes, shade } = columnPaths(scaled(parts.at(-1)?.span[1] ?? 0))
          return (
            <ChartRow
              key={label.join('')}
              label={label}
              note={note}
              text={parts.map((part) => (
                <span key={part.span[0]} className={part.point ? styles.share : styles.part}>
                  <Phrases phrases={part.label} />
                </span>
              ))}
            >
              {parts.map(({ span: [from, to], point }) => (
                <path
                  key={from}
                  d={columnPart(scaled(from), scaled(to))}
                  className={point ? styles.share : styles.part}
                />
              ))}
              <path d={slab} className={styles.slab} />
              <path d={flutes} className={styles.flutes} />
              <path d={shade} className={styles.shade} />
            </ChartRow>
          )
        })}
      </tbody>
    </>
  )
}
