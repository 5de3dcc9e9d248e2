import type { ReactNode } from 'react'
import styles from './OfferPanel.module.css'

interface OfferPanelProps {
  readonly label: string
  readonly children: ReactNode
}

/** A button in the frame's bar that opens the terms over the template. No script. */
export function OfferPanel({ label, children }: OfferPanelProps) {
  return (
    <details className={styles.offer}>
      <summary>{label}</summary>
      <div className={styles.panel}>{children}</div>
    </details>
  )
}
