import type { Flow } from '../../models/charts/chart.ts'
import { tableRoles } from '../tables/tableRoles.ts'
import styles from './Chart.module.css'
import { ChartHead, ChartRow } from './ChartRow.tsx'

/** Where money comes from and goes to: in each row a lying column, whose parts are the amounts, on one scale. */
export function ChartFlow({ head, rows }: Flow) {
  return (
    <>
      <ChartHead label={head.label}>{head.value}</ChartHead>
      <tbody {...tableRoles.group}>
        {rows.map(({ parts, ...row }) => (
          <ChartRow key={row.label.join('')} {...row}>
            {parts.map(({ span: [from, to], point }) => (
              <g key={from}>
                <rect
                  x={`${from}%`}
                  y="13"
                  width={`${to - from}%`}
                  height="24"
                  className={point ? styles.share : styles.part}
                />
                <line x1={`${from}%`} x2={`${to}%`} y1="20" y2="20" className={styles.flutes} />
                <line x1={`${from}%`} x2={`${to}%`} y1="27" y2="27" className={styles.flutes} />
                <rect
                  x={`${from}%`}
                  y="32"
                  width={`${to - from}%`}
                  height="5"
                  className={styles.shade}
                />
              </g>
            ))}
          </ChartRow>
        ))}
      </tbody>
    </>
  )
}
