import styles from './TopBar.module.css'
import type { ElectricalWords } from './words.ts'

const parts = ['emergency', 'prices', 'licensed', 'area', 'visit'] as const

/** The firm, navigation as a row of terminals, and the telephone, which stays at the bottom on phones. */
export function TopBar({ words }: { readonly words: ElectricalWords }) {
  const { name, licence, nav, telephone } = words
  return (
    <header className={styles.bar}>
      <p className={styles.name}>
        <strong>{name}</strong> <span>{licence}</span>
      </p>
      <nav aria-label={nav.label}>
        <ul className={styles.terminals}>
          {parts.map((part) => (
            <li key={part}>
              <a href={`#${part}`}>{nav[part]}</a>
            </li>
          ))}
        </ul>
      </nav>
      <a className={styles.call} href={`tel:${telephone.number.replaceAll('-', '')}`}>
        <span>{telephone.call}</span> <b>{telephone.number}</b>
      </a>
    </header>
  )
}
