import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Deposits.module.css'
import { Heading } from './Heading.tsx'
import { percent } from './money.ts'

/** The kinds of deposit, each a certificate. */
export function Deposits({ words }: { readonly words: TemplateWords<'finance'>['deposits'] }) {
  return (
    <section id="deposits" className={styles.deposits}>
      <Heading title={words.title} lead={words.lead} />
      <ul className={styles.certificates}>
        {words.certificates.map(({ name, rate, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={styles.rate}>{percent(rate)}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className={styles.tax}>{words.tax}</p>
    </section>
  )
}
