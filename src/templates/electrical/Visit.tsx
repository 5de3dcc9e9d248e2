import { NamedSteps } from '../NamedSteps.tsx'
import { Part } from './Part.tsx'
import styles from './Visit.module.css'
import type { ElectricalWords } from './words.ts'

/** The course of a visit: five lamps that light up in turn. */
export function Visit({ words }: { readonly words: ElectricalWords['visit'] }) {
  return (
    <Part id="visit" title={words.title} side="end" hung={false}>
      <NamedSteps className={styles.lamps} list={words.list} />
    </Part>
  )
}
