import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Ask.module.css'

/** Contact: where the dialogue continues with people. */
export function Ask({ words }: { readonly words: TemplateWords<'ai'>['ask'] }) {
  return (
    <>
      <p className={styles.ways}>
        <a href={`mailto:${words.mail}`}>{words.mail}</a>
        <a href={`tel:${words.phone}`}>{words.phone}</a>
        <span>{words.hours}</span>
      </p>
      <p className={styles.sample}>{words.sample}</p>
    </>
  )
}
