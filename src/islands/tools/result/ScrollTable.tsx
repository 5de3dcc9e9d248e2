import type { ReactNode } from 'react'
import styles from './ToolTable.module.css'

interface ScrollTableProps {
  readonly label: string
  /** Head and body. */
  readonly children: ReactNode
}

/** A table of amounts that scrolls sideways in narrow windows, with the keyboard too. */
export function ScrollTable({ label, children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section tabIndex={0} aria-label={label} className={styles.scroll}>
      <table className={styles.table} aria-label={label}>
        {children}
      </table>
    </section>
  )
}
