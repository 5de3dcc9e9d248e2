import { Heading } from '../Heading.tsx'
import styles from './End.module.css'
import { Line } from './Line.tsx'
import type { ElectricalWords } from './words.ts'

/** The plug at the wire's end, with the telephone number again. */
export function End({ words }: { readonly words: ElectricalWords }) {
  const { name, licence, telephone, end } = words
  return (
    <footer className={styles.end}>
      <Line side="start" />
      <Heading text={end.title} />
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
