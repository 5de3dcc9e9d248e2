import type { Language } from '../../../routing/language.ts'
import { Part } from './Part.tsx'
import styles from './Visit.module.css'
import type { ElectricalWords } from './words.ts'

interface VisitProps {
  readonly words: ElectricalWords['visit']
  readonly language: Language
}

/** The course of a visit: five lamps that light up in turn. */
export function Visit({ words, language }: VisitProps) {
  return (
    <Part id="visit" title={words.title} language={language} side="end" hung={false}>
      <ol className={styles.lamps}>
        {words.list.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Part>
  )
}
