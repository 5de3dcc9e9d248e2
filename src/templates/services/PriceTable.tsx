import type { Language } from '../../../routing/language.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { formatYen } from '../formatYen.ts'
import { duration } from './numbers.ts'
import styles from './PriceTable.module.css'

interface PriceTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly minutes: number
    readonly price: number
  }[]
  readonly units: { readonly hour: string; readonly minute: string }
  readonly language: Language
}

export function PriceTable({ caption, columns, rows, units, language }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <ColumnHeads names={columns} />
      <tbody>
        {rows.map(({ name, minutes, price }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{duration(minutes, units, language)}</td>
            <td>{formatYen(price, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
