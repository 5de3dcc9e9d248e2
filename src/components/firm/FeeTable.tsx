import type { FeeTableModel } from '../../models/firm/firmFacts.ts'
import { PlainTable } from '../tables/PlainTable.tsx'
import styles from './FeeTable.module.css'

/** Fees: one column per service, one row per term; on phones term by term below each service. */
export function FeeTable({ title, head, work, terms }: FeeTableModel) {
  return (
    <figure className={styles.fees}>
      <figcaption>{title}</figcaption>
      <PlainTable
        name={title}
        heads={[head, ...work.map(({ name }) => name)]}
        rows={terms.map(({ label, cells }) => ({
          id: label,
          label,
          cells: cells.map((text) => (
            <span key={label} data-term={label}>
              {text}
            </span>
          )),
        }))}
      />
    </figure>
  )
}
