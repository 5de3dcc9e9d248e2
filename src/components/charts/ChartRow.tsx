import type { ReactNode } from 'react'
import { tableRoles } from '../tables/tableRoles.ts'
import { breakable } from '../text/Phrases.tsx'
import styles from './Chart.module.css'

export function ChartHead({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row}>
        <th scope="col" {...tableRoles.head}>
          {label}
        </th>
        <th scope="col" {...tableRoles.head}>
          {children}
        </th>
      </tr>
    </thead>
  )
}

interface ChartRowProps {
  readonly label: readonly string[]
  readonly note?: string | undefined
  /** The value in words. */
  readonly text: ReactNode
  /** The row's drawing, animated when it scrolls into view. */
  readonly children: ReactNode
}

/** A chart row: label, value in words, and a drawing below the value. */
export function ChartRow({ label, note, text, children }: ChartRowProps) {
  return (
    <tr {...tableRoles.row}>
      <th scope="row" {...tableRoles.rowHead}>
        {/* Its column is narrow: even a short one may have to break. */}
        {breakable(label)}
        {note && <small>{note}</small>}
      </th>
      <td {...tableRoles.cell}>
        {text}
        <svg aria-hidden="true" className={styles.wall}>
          <g>{children}</g>
        </svg>
      </td>
    </tr>
  )
}
