import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Promises.module.css'

/** Five promises on five slips of paper, insurance first. */
export function Promises({ heading, list }: TemplateWords<'services'>['promises']) {
  return (
    <section id="promises" className={styles.promises}>
      <h2>{heading}</h2>
      <ol className={styles.slips}>
        {list.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
