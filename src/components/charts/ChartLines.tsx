import type { Lines } from '../../models/charts/lines.ts'
import styles from './ChartLines.module.css'

interface ChartLinesProps extends Lines {
  /** Fills the ground below the line: only for values that begin at zero. */
  readonly filled?: boolean
}

/** Lines over time on a wall in the sun, for the eye only: the table below says the same. */
export function ChartLines({ ticks, grid, lines, crossing, filled = false }: ChartLinesProps) {
  return (
    <svg aria-hidden="true" className={`${styles.wall} ${filled ? styles.filled : ''}`}>
      {grid.map(({ at, label }) => (
        <g key={at}>
          <line x2="100%" y1={`${at}%`} y2={`${at}%`} className={styles.level} />
          <text x="-8" y={`${at}%`} dy="0.35em" textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {ticks.map(({ at, label }) => (
        <text key={at} x={`${at}%`} y="100%" dy="1.9em" textAnchor="middle">
          {label}
        </text>
      ))}
      {/* Stretched to the drawing, whose size only the window knows. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        {lines.map(({ name, points }) => (
          <g key={name}>
            {filled && <path d={`M0 100L${points.join('L')}V100z`} className={styles.ground} />}
            <path d={`M${points.join('L')}`} className={styles.line} />
          </g>
        ))}
      </svg>
      {lines.map(({ name, points, ends }, line) => (
        <g key={name}>
          {points.map(([x, y]) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r="5" className={styles.drum} />
          ))}
          {ends.map((text, end) => {
            const at = end && points.length - 1
            const [x, y] = points[at] ?? [0, 0]
            // The other line, or the line itself where it goes over the text.
            const near = lines[1 - line]?.points[at] ?? points[end ? at - 1 : 1]
            const other = near?.[1] ?? 101
            return (
              <text
                key={text}
                x={`${x}%`}
                y={`${y}%`}
                dy={y < other && !(filled && end) ? '-0.9em' : '1.7em'}
                textAnchor={anchor(x)}
                className={filled && end ? styles.onGround : styles.value}
              >
                {end && name ? `${name} ${text}` : text}
              </text>
            )
          })}
        </g>
      ))}
      {crossing && (
        <svg aria-hidden="true" x={`${crossing[0]}%`} y={`${crossing[1]}%`} overflow="visible">
          <path d="M-11-13H11L6 13H-6z" className={styles.keystone} />
        </svg>
      )}
    </svg>
  )
}

/** The words of the first and last place stay within the drawing. */
function anchor(at: number) {
  return at === 0 ? 'start' : at === 100 ? 'end' : 'middle'
}
