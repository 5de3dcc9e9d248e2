import { ColumnHeads } from '../ColumnHeads.tsx'
import { Heading } from '../Heading.tsx'
import styles from './Departures.module.css'
import type { LogisticsWords } from './network.ts'

/** Tonight's departures, as the board over a dock shows them. */
export function Departures({ departures }: { readonly departures: LogisticsWords['departures'] }) {
  const { columns, states } = departures
  return (
    <section className={styles.board} id="departures">
      <div className={styles.title}>
        <Heading text={departures.heading} />
        <p>{departures.place}</p>
        <p className={styles.clock}>
          <b className={styles.now}>{departures.clock}</b> {departures.now}
        </p>
      </div>
      <table>
        <caption>{departures.caption}</caption>
        <ColumnHeads names={Object.values(columns)} />
        <tbody>
          {departures.rows.map((row) => (
            <tr key={row.number} data-state={row.state}>
              <th scope="row">
                <b>{row.time}</b>
                <small>
                  {departures.closes} {row.closes}
                </small>
              </th>
              <td>
                <i data-line={row.line}>
                  {row.line.toUpperCase()}
                  {row.number}
                </i>
              </td>
              <td>
                <b>{row.to}</b>
                <small>{row.vehicle}</small>
              </td>
              <td>
                <span>{states[row.state]}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
