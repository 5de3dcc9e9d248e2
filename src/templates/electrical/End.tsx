import type { Language } from '../../../routing/language.ts'
import { Phrases } from '../../components/text/Phrases.tsx'
import { phrases } from '../../models/text/phrases.ts'
import styles from './End.module.css'
import { Line } from './Line.tsx'
import type { ElectricalWords } from './words.ts'

interface EndProps {
  readonly words: ElectricalWords
  readonly language: Language
}

/** The plug at the wire's end, with the telephone number again. */
export function End({ words, language }: EndProps) {
  const { name, licence, telephone, end } = words
  return (
    <footer className={styles.end}>
      <Line side="start" />
      <h2>
        <Phrases phrases={phrases(end.title, language)} />
      </h2>
      <a className={styles.plug} href={`tel:${telephone.number.replaceAll('-', '')}`}>
        <small>{telephone.label}</small>
        <b>{telephone.number}</b>
      </a>
      <p className={styles.firm}>
        <strong>{name}</strong> {licence}
        <span>{end.note}</span>
      </p>
    </footer>
  )
}
