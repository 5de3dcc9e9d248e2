import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { ColumnHeads } from '../ColumnHeads.tsx'
import { Scroll } from '../Scroll.tsx'
import styles from './Hours.module.css'

/** The week as seven tags on a rail; closed days show their red side. */
export function Hours({
  heading,
  caption,
  day,
  open,
  closed,
  days,
  shifts,
  notes,
}: TemplateWords<'restaurant'>['hours']) {
  return (
    <section id="hours" className={styles.hours}>
      <h2>{heading}</h2>
      <Scroll label={caption} className={styles.scroll}>
        <table>
          <caption>{caption}</caption>
          <ColumnHeads names={[day, ...shifts.map(({ name }) => name)]} />
          <tbody>
            {days.map((name, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shifts.map((shift) => (
                  <td key={shift.name} className={shift.open[at] ? styles.open : styles.closed}>
                    <span>{shift.open[at] ? open : closed}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
