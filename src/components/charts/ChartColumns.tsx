import type { ReactNode } from 'react'
import { Phrases } from '../text/Phrases.tsx'

interface ChartColumnsProps {
  /** The names of the columns, the first of them that of the rows. */
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly {
    readonly label: readonly string[]
    readonly cells: readonly ReactNode[]
  }[]
}

/** The head and body of a chart's table: what stands in a cell is the kind of chart's own. */
export function ChartColumns({ head, rows }: ChartColumnsProps) {
  return (
    <>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column.join('')} scope="col">
              <Phrases phrases={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label.join('')}>
            <th scope="row">
              <Phrases phrases={label} />
            </th>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell a column, never reordered
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
