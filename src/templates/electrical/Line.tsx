import styles from './Line.module.css'

interface LineProps {
  /** The side on which the wire runs beside the section. */
  readonly side: 'start' | 'end'
  /** Whether it then crosses to the other side. */
  readonly crosses?: boolean
}

/** The page's wire beside one section; on phones it stays at the start. */
export function Line({ side, crosses = false }: LineProps) {
  return (
    <span
      className={styles.line}
      data-side={side}
      data-crosses={crosses || undefined}
      aria-hidden="true"
    >
      <i />
      <i />
    </span>
  )
}
