import type { ReactNode } from 'react'
import styles from './Expandable.module.css'

interface ExpandableProps {
  /** The heading that opens and closes it. */
  readonly title: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Text that the reader opens, with a plus that becomes a minus. A <details>: it opens without
 * JavaScript, and when the browser's search finds something in it.
 *
 * - Whether it is open is heard; Enter and the space bar open it.
 * - Its title is still a heading, for those who go from one to the next.
 */
export function Expandable({ title, className = '', children }: ExpandableProps) {
  return (
    <details className={`${styles.expandable} ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
