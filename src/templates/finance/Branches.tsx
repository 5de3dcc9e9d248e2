import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Branches.module.css'
import { Heading } from './Heading.tsx'

/** The branches, each with its hours in a teller's dated stamp. */
export function Branches({ words }: { readonly words: TemplateWords<'finance'>['branches'] }) {
  return (
    <section id="branches" className={styles.branches}>
      <Heading title={words.title} lead={words.lead} />
      <ul className={styles.list}>
        {words.list.map((branch) => (
          <li key={branch.name}>
            <div className={styles.stamp}>
              <h3>{branch.name}</h3>
              <p>
                <span>{words.window} </span>
                {branch.window}
              </p>
            </div>
            <p className={styles.note}>{branch.note}</p>
            <address>{branch.address}</address>
            <p>
              {words.atm} {branch.atm}
            </p>
            <p>
              <a href={`tel:${branch.phone}`}>{branch.phone}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
