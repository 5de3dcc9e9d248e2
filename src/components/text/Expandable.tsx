import type { ReactNode } from 'react'
import styles from './Expandable.module.css'
import plus from './plus.module.css'

interface ExpandableProps {
  /** The heading that toggles it. */
  readonly title: ReactNode
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A <details> with a plus that becomes a minus: works without JavaScript, and the browser's find-in-page
 * opens it. Its title remains a heading for screen reader navigation.
 */
export function Expandable({ title, className = '', children }: ExpandableProps) {
  return (
    <details className={`${styles.expandable} ${className}`}>
      <summary className={plus.plus}>{title}</summary>
      {children}
    </details>
  )
}
