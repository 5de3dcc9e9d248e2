import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { Questions } from '../Questions.tsx'
import styles from './Faq.module.css'

/** Questions on index cards that open independently. */
export function Faq({ heading, list }: TemplateWords<'services'>['faq']) {
  return (
    <section id="questions" className={styles.faq}>
      <h2>{heading}</h2>
      <div className={styles.cards}>
        <Questions list={list} />
      </div>
    </section>
  )
}
