import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { NamedSteps } from '../NamedSteps.tsx'
import styles from './Trial.module.css'

/** Fourteen days in four steps. */
export function Trial({ words }: { readonly words: TemplateWords<'ai'>['trial'] }) {
  return <NamedSteps className={styles.steps} list={words.steps} />
}
