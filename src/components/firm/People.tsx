import type { Person } from '../../models/firm/people.ts'
import { Picture } from '../pictures/Picture.tsx'
import styles from './People.module.css'

/** Consultants: a portrait in a niche of one wall, with name and facts. */
export function People({ people }: { readonly people: readonly Person[] }) {
  return (
    <div className={styles.people}>
      {people.map(({ id, name, rows, portrait }) => (
        <section key={id} aria-labelledby={id} data-later className={styles.person}>
          <div className={styles.wall}>
            <Picture source={portrait} sizes="(min-width: 48em) 352px, 36vw" />
          </div>
          <h2 id={id}>{name}</h2>
          <dl>
            {rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
