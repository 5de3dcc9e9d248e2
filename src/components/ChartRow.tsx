import type { ReactNode } from 'react'
import styles from './Chart.module.css'
import { Phrases } from './Phrases.tsx'

/** The head of a chart of two columns: what a row is, and what is measured. */
export function ChartHead({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <thead>
      <tr>
        <th scope="col">{label}</th>
        <th scope="col">{children}</th>
      </tr>
    </thead>
  )
}

interface ChartRowProps {
  readonly label: readonly string[]
  readonly note?: string | undefined
  readonly text: string
  /** The row's drawing; its lengths are shares of the column, so that it fits every screen. */
  readonly children: ReactNode
}

/** A row of a chart: its label, its value in words, and below the value its drawing. */
export function ChartRow({ label, note, text, children }: ChartRowProps) {
  return (
    <tr>
      <th scope="row">
        <Phrases phrases={label} />
        {note && <small>{note}</small>}
      </th>
      <td>
        {text}
        <svg aria-hidden="true" width="100%" height="14" className={styles.strip}>
          {children}
        </svg>
      </td>
    </tr>
  )
}
