import type { Bars } from '../models/chartModel.ts'
import styles from './Chart.module.css'
import { ChartHead, ChartRow, roles } from './ChartRow.tsx'

/** How high the longest bar is, and how high base and capital of every column are, in pixels. */
const height = 180
const slab = 12

/** One column a row, as high as its value: of drums, so that they can be counted. */
export function ChartBars({ head, rows }: Bars) {
  return (
    <>
      <ChartHead label={head.label}>{head.value}</ChartHead>
      <tbody {...roles.group}>
        {rows.map(({ length, drums, ...row }) => {
          const shaft = Math.round((length / 100) * height)
          // The last drum, whole or begun.
          const last = Math.round((shaft * (Math.ceil(drums) - 1)) / drums)
          return (
            <ChartRow key={row.label.join('')} {...row}>
              <path d={`M0-${slab}v-${shaft}`} pathLength={drums} className={styles.shaft} />
              {row.point && (
                <path d={`M0-${slab + last}v-${shaft - last}`} className={styles.point} />
              )}
              {/* From here on by steps, so that one number differs from column to column. */}
              <path d={`M-32-3H32M-28-9H28m0-${shaft + 6}h-56m-4-6h64`} className={styles.slab} />
              <path
                d={`M-15-${slab}v-${shaft}m7 0v${shaft}m8 0v-${shaft}`}
                className={styles.flutes}
              />
              <path d={`M9 0h23v-6h-4v-6h-5v-${shaft}h5v-6h4v-6H9z`} className={styles.shade} />
            </ChartRow>
          )
        })}
      </tbody>
    </>
  )
}
