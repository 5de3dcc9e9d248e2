import type { Series } from '../../models/charts/chart.ts'
import styles from './ChartCourse.module.css'

/**
 * Shares of one thing as stones of one course on a wall in the sun, for the eye only: the largest has its name, the
 * table below has all.
 */
export function ChartCourse({ rows }: Pick<Series, 'rows'>) {
  const shares = rows.map(({ label, cells }) => ({
    name: label.join(''),
    ...(cells[0] ?? { text: '', length: 0 }),
  }))
  const largest = Math.max(...shares.map(({ length }) => length))
  let end = 0
  return (
    <svg aria-hidden="true" className={styles.wall}>
      {shares.map(({ name, text, length }, at) => {
        const from = end
        end += length
        const isLast = at === shares.length - 1
        // At the ends a number stays within the wall, in between it stands over the middle of its stone.
        const place = at === 0 ? 0 : isLast ? end : from + length / 2
        return (
          <g key={text}>
            <rect
              x={`${from}%`}
              y="40"
              width={`${length}%`}
              height="64"
              className={length === largest ? styles.point : styles.stone}
            />
            <text
              x={`${place}%`}
              y="30"
              textAnchor={at === 0 ? 'start' : isLast ? 'end' : 'middle'}
            >
              {text}
            </text>
            {length === largest && (
              <text
                x={`${from + length / 2}%`}
                y="77"
                textAnchor="middle"
                // As wide as its stone on phones.
                fontSize={`min(0.875rem, (100vw - 4rem) * ${(length / 100 / (name.length + 1)).toFixed(3)})`}
                className={styles.name}
              >
                {name}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
