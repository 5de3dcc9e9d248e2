import type { Bars } from '../../models/charts/chart.ts'
import { columnPart } from '../tables/columnPaths.ts'
import { StoneColumn } from '../tables/StoneColumn.tsx'
import { tableRoles } from '../tables/tableRoles.ts'
import styles from './Chart.module.css'
import { ChartHead, ChartRow } from './ChartRow.tsx'

/** Height of the longest bar's shaft, in pixels. */
const height = 180

/** One column per row, as high as its value, built of drums that can be counted. */
export function ChartBars({ head, rows }: Bars) {
  return (
    <>
      <ChartHead label={head.label}>{head.value}</ChartHead>
      <tbody {...tableRoles.group}>
        {rows.map(({ length, drums, ...row }) => {
          const shaft = Math.round((length / 100) * height)
          // The last drum, whole or partial.
          const last = Math.round((shaft * (Math.ceil(drums) - 1)) / drums)
          return (
            <ChartRow key={row.label.join('')} {...row}>
              <StoneColumn shaft={shaft}>
                <path d={columnPart(0, shaft)} pathLength={drums} className={styles.shaft} />
                {row.point && <path d={columnPart(last, shaft)} className={styles.point} />}
              </StoneColumn>
            </ChartRow>
          )
        })}
      </tbody>
    </>
  )
}
