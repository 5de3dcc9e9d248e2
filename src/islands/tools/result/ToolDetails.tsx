import { type ReactNode, useState } from 'react'
import styles from './ToolDetails.module.css'

interface ToolDetailsProps {
  readonly heading: ReactNode
  /** Opens it, at first or later; never closed under a visitor's hand. */
  readonly open?: boolean | undefined
  /** Whether a field in it is at fault: it is open and stays so. */
  readonly fault?: boolean | undefined
  readonly children: ReactNode
}

/** Collapsible details, such as taxes, rules and long tables. Open in print. */
export function ToolDetails({ heading, open = false, fault = false, children }: ToolDetailsProps) {
  const [opened, setOpened] = useState(open)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) setWasOpen(open)
  if (!opened && (fault || (open && !wasOpen))) setOpened(true)
  return (
    <details
      className={styles.details}
      open={opened}
      onToggle={({ currentTarget }) => {
        if (fault) currentTarget.open = true
        else setOpened(currentTarget.open)
      }}
    >
      <summary>{heading}</summary>
      <div>{children}</div>
    </details>
  )
}
