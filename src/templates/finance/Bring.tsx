import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Bring.module.css'
import { Heading } from './Heading.tsx'

/** Documents to bring, on the two pages of an open passbook. */
export function Bring({ words }: { readonly words: TemplateWords<'finance'>['bring'] }) {
  return (
    <section className={styles.bring}>
      <Heading title={words.title} lead={words.lead} />
      <div className={styles.passbook}>
        {words.pages.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
