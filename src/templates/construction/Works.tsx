import type { ReactNode } from 'react'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { Facts } from '../Facts.tsx'
import { Heading } from '../Heading.tsx'
import { Scroll } from '../Scroll.tsx'
import { Storey } from './Storey.tsx'
import styles from './Works.module.css'
import type { ConstructionWords } from './words.ts'

interface WorksProps {
  readonly words: ConstructionWords['works']
  /** The before/after slider. */
  readonly children: ReactNode
}

/** A building before and after with its data, and others in a table. */
export function Works({ words, children }: WorksProps) {
  const { columns, rows, caption } = words.more
  return (
    <Storey id="works">
      <Heading id="works-title" className={styles.title} text={words.title} />
      <div className={styles.main}>
        <div>
          {children}
          <p className={styles.hint}>{words.hint}</p>
        </div>
        <Facts facts={words.data} className={styles.data} />
      </div>
      <Scroll label={caption} className={styles.others}>
        <table className={styles.more}>
          <caption>{caption}</caption>
          <ColumnHeads names={[columns.place, columns.before, columns.after, columns.weeks]} />
          <tbody>
            {rows.map(({ place, before, after, weeks }) => (
              <tr key={place}>
                <th scope="row">{place}</th>
                <td>{before}</td>
                <td>{after}</td>
                <td>{weeks}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Storey>
  )
}
