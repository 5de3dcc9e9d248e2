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
export function ChartFlow({ head, legend, rows }: Flow) {
  const [all = []] = rows.map(({ parts }) => parts).sort((a, b) => b.length - a.length)
  const scaled = (share: number) => Math.round((share / 100) * height)
  return (
    <>
      <ChartHead label={head.label}>
        {head.value}
        {legend?.map((part, at) => (
          <span key={part} className={classOf(at, all[at]?.point)}>
            {part}
          </span>
        ))}
      </ChartHead>
      <tbody {...tableRoles.group}>
        {rows.map(({ parts, ...row }) => (
          <ChartRow
            key={row.label.join('')}
            {...row}
            text={parts.map(({ label, span, point }, at) => (
              <span key={span[0]} className={legend ? undefined : classOf(at, point)}>
                {/* One item of the key's grid. */}
                <span>
                  <Phrases phrases={label} />
                </span>
              </span>
            ))}
          >
            <StoneColumn shaft={scaled(parts.at(-1)?.span[1] ?? 0)}>
              {parts.map(({ span: [from, to], point }, at) => (
                <path
                  key={from}
                  d={columnPart(scaled(from), scaled(to))}
                  className={classOf(at, point)}
                />
              ))}
            </StoneColumn>
          </ChartRow>
        ))}
      </tbody>
    </>
  )
}

/** The first part stands on the ground. */
function classOf(at: number, point = false) {
  if (point) return styles.share
  return at === 0 ? `${styles.part} ${styles.base}` : styles.part
}
