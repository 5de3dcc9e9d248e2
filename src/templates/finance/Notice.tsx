import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Notice.module.css'

/** Legal notices of a lender. */
export function Notice({ words }: { readonly words: TemplateWords<'finance'>['notice'] }) {
  return (
    <section className={styles.notice}>
      <h2>{words.title}</h2>
      <dl>
        {words.items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{words.warning}</p>
    </section>
  )
}
