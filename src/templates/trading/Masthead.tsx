import styles from './Masthead.module.css'
import type { TradingWords } from './words.ts'

/** The newspaper's name, and its contents below. */
export function Masthead({ words }: { readonly words: TradingWords }) {
  const { masthead, menu, name } = words
  const pages = (['goods', 'deal', 'terms', 'samples', 'offices'] as const).map(
    (id) => [id, menu[id]] as const,
  )
  return (
    <header className={styles.head}>
      <p className={styles.over}>{masthead.over}</p>
      <div className={styles.title}>
        <p className={styles.ear}>
          {masthead.left.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p className={styles.name} data-opening>
          {name}
        </p>
        <p className={styles.ear}>
          {masthead.right.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
      <nav className={styles.pages} aria-label={menu.label}>
        <span>{masthead.edition}</span>
        {pages.map(([id, label], at) => (
          <a key={id} href={`#${id}`}>
            {label} <b>{at + 2}</b>
          </a>
        ))}
        <span>{masthead.price}</span>
      </nav>
    </header>
  )
}
