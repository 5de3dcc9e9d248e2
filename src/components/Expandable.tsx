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
 */
export function Expandable({ title, className = '', children }: ExpandableProps) {
  return (
    <details className={`${styles.expandable} ${className}`}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
