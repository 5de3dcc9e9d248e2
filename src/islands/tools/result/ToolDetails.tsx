import type { ReactNode } from 'react'
import styles from './ToolDetails.module.css'

interface ToolDetailsProps {
  readonly heading: string
  readonly children: ReactNode
}

/** Collapsible details: taxes, rules, omissions. Open in print. */
export function ToolDetails({ heading, children }: ToolDetailsProps) {
  return (
    <details className={styles.details}>
      <summary>{heading}</summary>
      <div>{children}</div>
    </details>
  )
}
