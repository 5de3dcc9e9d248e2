import styles from './Arcade.module.css'

interface ArcadeProps {
  readonly bays: number
}

/** In SVG units. */
const bay = { width: 120, height: 190 }

/**
 * A decorative arcade with as many arches as there are items, one with the mark's orange keystone. Hidden
 * from assistive technology.
 */
export function Arcade({ bays }: ArcadeProps) {
  const chosen = Math.round(bays * 0.72)
  return (
    <svg
      className={styles.arcade}
      viewBox={`0 0 ${bays * bay.width} ${bay.height}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <g id="bay">
          {/* Slightly wider than its bay to hide seams. */}
          <path className={styles.wall} d="M-1 22H121V190H-1z" />
          <path
            className={styles.lit}
            d="M-1 12H121V24H-1zM10 98a50 50 0 0 1 100 0zM8 98H112V106H8z"
          />
          <path className={styles.shade} d="M-1 24H121V31H-1zM8 106H112V110H8z" />
          {/* The sun is on the left and lights the right reveal. */}
          <path className={styles.shade} d="M24 190V98a36 36 0 0 1 72 0V190z" />
          <path
            className={styles.opening}
            d="M24 190V98A36 36 0 0 1 53 62.7A36 36 0 0 1 82 98V190z"
          />
        </g>
      </defs>
      {Array.from({ length: bays }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
        <use key={at} href="#bay" x={at * bay.width} />
      ))}
      <path
        className={styles.keystone}
        transform={`translate(${chosen * bay.width} 0)`}
        d="M50 40H70L65.5 66H54.5z"
      />
    </svg>
  )
}
