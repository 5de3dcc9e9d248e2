import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Heading } from './Heading.tsx'
import styles from './Steps.module.css'

/** The steps to a loan as tear-off coupons. */
export function Steps({ words }: { readonly words: TemplateWords<'finance'>['steps'] }) {
  return (
    <section className={styles.steps}>
      <Heading title={words.title} />
      <ol className={styles.coupons}>
        {words.list.map(({ name, time, text }) => (
          <li key={name}>
            <p className={styles.time}>{time}</p>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
