import type { Person } from '../../models/firm/people.ts'
import { Picture } from '../pictures/Picture.tsx'
import { EmptyPlace } from './EmptyPlace.tsx'
import styles from './People.module.css'

/** Consultants: a portrait in an arch, or the place for it, above name and facts. */
export function People({ people }: { readonly people: readonly Person[] }) {
  return (
    <div className={styles.people}>
      {people.map(({ id, name, rows, photo }, at) => (
        <section key={id} aria-labelledby={id} className={styles.person}>
          <div className={styles.wall}>
            {photo ? (
              <Picture source={photo} sizes="(min-width: 48em) 240px, 120px" />
            ) : (
              <EmptyPlace cloak={at} />
            )}
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
