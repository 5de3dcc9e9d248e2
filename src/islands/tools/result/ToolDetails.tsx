import type { ReactNode } from 'react'
import styles from './ToolDetails.module.css'

interface ToolDetailsProps {
  readonly heading: string
  readonly children: ReactNode
}

/** What not everybody needs to see at once: taxes one by one, rules, what is left out. On paper it is open. */
export function ToolDetails({ heading, children }: ToolDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{heading}</summary>
      <div>{children}</div>
    </details>
  )
}
