import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { NamedSteps } from '../NamedSteps.tsx'
import styles from './Security.module.css'

/** A document's path, from sender to deletion. */
export function Security({ words }: { readonly words: TemplateWords<'ai'>['security'] }) {
  return (
    <>
      <NamedSteps className={styles.path} list={words.path} />
      <ul className={styles.facts}>
        {words.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  )
}
