import type { ReactNode } from 'react'
import { Phrases } from '../text/Phrases.tsx'

interface ChartColumnsProps {
  /** Column headings, the first one for the row labels. */
  readonly head: readonly (readonly string[])[]
  readonly rows: readonly {
    readonly label: readonly string[]
    readonly cells: readonly ReactNode[]
  }[]
}

/** Head and body of a chart's table; each kind of chart supplies its cells. */
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
              // biome-ignore lint/suspicious/noArrayIndexKey: one cell per column, never reordered
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
