import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Faq.module.css'

/** Questions on index cards that open independently. */
export function Faq({ heading, list }: TemplateWords<'services'>['faq']) {
  return (
    <section id="questions" className={styles.faq}>
      <h2>{heading}</h2>
      <div className={styles.cards}>
        {list.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
