import { Facts } from '../Facts.tsx'
import styles from './Office.module.css'
import { Title } from './Title.tsx'
import type { ArchitectureWords } from './words.ts'

/** The office: how it works, and its figures along a hairline. */
export function Office({ words }: { readonly words: ArchitectureWords }) {
  const { office, sheets } = words
  return (
    <section id="office" className={styles.office} aria-labelledby="office-title">
      <Title id="office" name={sheets.office}>
        {office.title}
      </Title>
      <p className={styles.text}>{office.text}</p>
      <Facts facts={office.facts} className={styles.facts} />
    </section>
  )
}
