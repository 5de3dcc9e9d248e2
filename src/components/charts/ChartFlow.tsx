import type { Flow } from '../../models/charts/chart.ts'
import { columnPart } from '../tables/columnPaths.ts'
import { StoneColumn } from '../tables/StoneColumn.tsx'
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
        {rows.map(({ parts, ...row }) => (
          <ChartRow
            key={row.label.join('')}
            {...row}
            text={parts.map(({ label, span, point }) => (
              <span key={span[0]} className={point ? styles.share : styles.part}>
                <Phrases phrases={label} />
              </span>
            ))}
          >
            <StoneColumn shaft={scaled(parts.at(-1)?.span[1] ?? 0)}>
              {parts.map(({ span: [from, to], point }) => (
                <path
                  key={from}
                  d={columnPart(scaled(from), scaled(to))}
                  className={point ? styles.share : styles.part}
                />
              ))}
            </StoneColumn>
          </ChartRow>
        ))}
      </tbody>
    </>
  )
}
