import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Security.module.css'

/** A document's path, from sender to deletion. */
export function Security({ words }: { readonly words: TemplateWords<'ai'>['security'] }) {
  return (
    <>
      <ol className={styles.path}>
        {words.path.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <ul className={styles.facts}>
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
