import type { LogisticsWords } from './network.ts'
import styles from './StopsNav.module.css'

/** The page's navigation as a line with one stop per section; sticks to the top. */
export function StopsNav({ menu }: { readonly menu: LogisticsWords['menu'] }) {
  return (
    <nav className={styles.nav} aria-label={menu.label}>
      <ol className={styles.stops}>
        {Object.entries(menu.stops).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
