import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Trial.module.css'

/** Fourteen days in four steps. */
export function Trial({ words }: { readonly words: TemplateWords<'ai'>['trial'] }) {
  return (
    <ol className={styles.steps}>
      {words.steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
