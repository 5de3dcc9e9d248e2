import type { FeeTableModel } from '../../models/firm/firmFacts.ts'
import styles from './FeeTable.module.css'

/** Fees: one column per service, one row per term. */
export function FeeTable({ title, head, work, terms }: FeeTableModel) {
  return (
    <figure className={styles.fees}>
      <figcaption id="fee-table">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-labelledby="fee-table">
        <table aria-labelledby="fee-table">
          <thead>
            <tr>
              <th scope="col">{head}</th>
              {work.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map(({ label, cells }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {cells.map((cell, at) => (
                  <td key={work[at]?.id}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </figure>
  )
}
