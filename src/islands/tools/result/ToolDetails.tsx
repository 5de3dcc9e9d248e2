import type { ReactNode } from 'react'
import styles from './ToolDetails.module.css'

interface ToolDetailsProps {
  readonly heading: ReactNode
  /** Whether it is open at first, and when this changes. */
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** Collapsible details, such as taxes, rules and long tables. Open in print. */
export function ToolDetails({ heading, open = false, children }: ToolDetailsProps) {
  return (
    <details className={styles.details} open={open}>
      <summary>{heading}</summary>
      <div>{children}</div>
    </details>
  )
}
