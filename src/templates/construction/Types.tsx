import { ColumnHeads } from '../ColumnHeads.tsx'
import { Heading } from '../Heading.tsx'
import { Scroll } from '../Scroll.tsx'
import { Elevations } from './Elevations.tsx'
import { Storey } from './Storey.tsx'
import styles from './Types.module.css'
import type { ConstructionWords } from './words.ts'

/** What is built: five elevations at one scale, with duration and cost. */
export function Types({ words }: { readonly words: ConstructionWords['types'] }) {
  const { columns, list } = words
  return (
    <Storey id="types" className={styles.types}>
      <div className={styles.head}>
        <Heading id="types-title" text={words.title} />
        <p>{words.scale}</p>
      </div>
      <Scroll label={words.caption} className={styles.list}>
        <table className={styles.table}>
          <caption>{words.caption}</caption>
          <ColumnHeads names={[columns.type, columns.frame, columns.weeks, columns.cost]} />
          <tbody>
            {list.map(({ name, frame, weeks, cost }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{frame}</td>
                <td>{weeks}</td>
                <td>{cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Scroll label={words.scale} className={styles.scale}>
        <Elevations className={styles.elevations} names={list.map(({ name }) => name)} />
      </Scroll>
    </Storey>
  )
}
