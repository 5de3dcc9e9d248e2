import { type ReactNode, useState } from 'react'
import styles from './ToolDetails.module.css'

interface ToolDetailsProps {
  readonly heading: ReactNode
  /** Opens it, at first or later; never closed under a visitor's hand. */
  readonly open?: boolean | undefined
  readonly children: ReactNode
}

/** Collapsible details, such as taxes, rules and long tables. Open in print. */
export function ToolDetails({ heading, open = false, children }: ToolDetailsProps) {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return (
    <details className={styles.details} open={opened}>
      <summary>{heading}</summary>
      <div>{children}</div>
    </details>
  )
}
