import type { ReactNode } from 'react'
import type { TableModel } from '../../models/text/tableModel.ts'
import cards from './cards.module.css'
import { LaidOutTable } from './LaidOutTable.tsx'
import styles from './PlainTable.module.css'
import { tableRoles } from './tableRoles.ts'

interface PlainTableProps extends TableModel<ReactNode> {
  /** Accessible name, if no heading names it. */
  readonly name?: string
}

/** A table of texts; on phones each row becomes a block. */
export function PlainTable({ heads, rows, name }: PlainTableProps) {
  return (
    <LaidOutTable label={name} className={`${styles.table} ${cards.cards}`}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          {heads.map((head) => (
            <th key={head} {...tableRoles.head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map(({ id, label, text, cells, state }) => (
          <tr key={id} {...tableRoles.row} data-state={state}>
            <th scope="row" {...tableRoles.rowHead}>
              {label}
              {text && <small>{text}</small>}
            </th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by column
              <td key={at} {...tableRoles.cell} data-column={heads[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </LaidOutTable>
  )
}
