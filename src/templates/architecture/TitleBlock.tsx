import { Facts } from '../Facts.tsx'
import { sheets } from './sheets.ts'
import styles from './TitleBlock.module.css'
import type { ArchitectureWords } from './words.ts'

/** The title block along the sheet's edge: office, list of drawings, address. */
export function TitleBlock({ words }: { readonly words: ArchitectureWords }) {
  const { name, block, meeting } = words
  const telephone = {
    label: block.telephone,
    value: <a href={`tel:${meeting.telephone.replaceAll('-', '')}`}>{meeting.telephone}</a>,
  }
  return (
    <header className={styles.block}>
      <div className={styles.inner}>
        <p className={styles.name}>{name}</p>
        <nav aria-label={block.label}>
          <p className={styles.label}>{block.label}</p>
          <ul className={styles.list}>
            {sheets.map(({ id, number }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <b>{number}</b> {words.sheets[id]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Facts facts={[...block.rows, telephone]} className={styles.rows} />
        <svg className={styles.north} viewBox="0 0 80 80" aria-hidden="true">
          <circle cx="40" cy="46" r="30" />
          <path d="M40 76V6" />
          <path d="M40 6 28 46h12z" className={styles.needle} />
        </svg>
      </div>
    </header>
  )
}
