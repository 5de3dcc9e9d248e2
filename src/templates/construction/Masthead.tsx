import styles from './Masthead.module.css'
import type { ConstructionWords } from './words.ts'

/** The firm's name and telephone number. */
export function Masthead({ words }: { readonly words: ConstructionWords }) {
  const { name, trade, telephone } = words
  return (
    <header className={styles.head}>
      <p className={styles.name}>
        <strong>{name}</strong> <span>{trade}</span>
      </p>
      <a className={styles.telephone} href={`tel:${telephone.number.replaceAll('-', '')}`}>
        <span>
          {telephone.label} <small>{telephone.hours}</small>
        </span>
        <b>{telephone.number}</b>
      </a>
    </header>
  )
}
