import type { ReactNode } from 'react'
import styles from './Chart.module.css'
import { Phrases } from './Phrases.tsx'

/**
 * What the parts of a table are, in words: where columns are placed side by side its parts are no longer laid
 * out as a table, and Safari then forgets that they are one.
 */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** The head of a chart of two columns: what a row is, and what is measured. */
export function ChartHead({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <thead {...roles.group}>
      <tr {...roles.row}>
        <th scope="col" {...roles.head}>
          {label}
        </th>
        <th scope="col" {...roles.head}>
          {children}
        </th>
      </tr>
    </thead>
  )
}

interface ChartRowProps {
  readonly label: readonly string[]
  readonly note?: string | undefined
  readonly text: string
  /** The row's drawing, which rises as it comes into view. */
  readonly children: ReactNode
}

/** A row of a chart: its label, its value in words, and below the value its drawing. */
export function ChartRow({ label, note, text, children }: ChartRowProps) {
  return (
    <tr {...roles.row}>
      <th scope="row" {...roles.rowHead}>
        <Phrases phrases={label} />
        {note && <small>{note}</small>}
      </th>
      <td {...roles.cell}>
        {text}
        <svg aria-hidden="true" className={styles.wall}>
          <g>{children}</g>
        </svg>
      </td>
    </tr>
  )
}
