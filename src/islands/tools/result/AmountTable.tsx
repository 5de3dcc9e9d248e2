import type { ReactNode } from 'react'
import cards from '../../../components/tables/cards.module.css'
import { LaidOutTable } from '../../../components/tables/LaidOutTable.tsx'
import { tableRoles } from '../../../components/tables/tableRoles.ts'
import styles from './AmountTable.module.css'

interface Head {
  readonly label: string
  readonly notes?: readonly string[]
}

interface AmountTableProps {
  /** Accessible name. */
  readonly label: string
  /** What the rows are called, if anything. */
  readonly corner?: string
  readonly columns: readonly (Head & { readonly id: string })[]
  readonly rows: readonly (Head & {
    /** An amount alone stays whole. */
    readonly cells: readonly ReactNode[]
    /** Whether the row is what the others lead to. */
    readonly sum?: boolean
  })[]
}

/** A table of amounts; on phones each row becomes a block. */
export function AmountTable({ label, corner, columns, rows }: AmountTableProps) {
  return (
    <LaidOutTable label={label} className={`${styles.table} ${cards.cards}`}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {corner ? (
            <th scope="col" {...tableRoles.head}>
              {corner}
            </th>
          ) : (
            <td {...tableRoles.cell} />
          )}
          {columns.map(({ id, ...head }) => (
            <th key={id} scope="col" {...tableRoles.head}>
              <Named {...head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map(({ cells, sum, ...head }) => (
          <tr key={head.label} {...tableRoles.row} data-sum={sum || undefined}>
            <th scope="row" {...tableRoles.rowHead}>
              <Named {...head} />
            </th>
            {columns.map(({ id, label }, at) => (
              <td key={id} {...tableRoles.cell} data-column={label}>
                <div data-whole={typeof cells[at] === 'string' || undefined}>{cells[at]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </LaidOutTable>
  )
}

function Named({ label, notes = [] }: Head) {
  return (
    <>
      {label}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </>
  )
}
