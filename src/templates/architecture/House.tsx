import { ColumnHeads } from '../ColumnHeads.tsx'
import { court } from './drawings.ts'
import styles from './House.module.css'
import { Title } from './Title.tsx'
import type { ArchitectureWords } from './words.ts'

/** A house in section, with numbered notes and areas. */
export function House({ words }: { readonly words: ArchitectureWords }) {
  const { house, sheets } = words
  const { caption, columns, rows } = house.areas
  return (
    <section id="house" className={styles.house} aria-labelledby="house-title">
      <Title id="house" name={sheets.house}>
        {house.title}
      </Title>
      <div className={styles.drawing}>
        <img {...court.section} alt={house.alt} loading="lazy" />
        <ol className={styles.points} aria-hidden="true">
          {house.notes.map((note, at) => (
            <li key={note}>{at + 1}</li>
          ))}
        </ol>
      </div>
      <div className={styles.below}>
        <ol className={styles.notes}>
          {house.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
        <table className={styles.areas}>
          <caption>{caption}</caption>
          <ColumnHeads names={[columns.room, columns.size, columns.area]} />
          <tbody>
            {rows.map(({ room, size, area }) => (
              <tr key={room}>
                <th scope="row">{room}</th>
                <td>{size}</td>
                <td>{area.toFixed(1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
