import type { SearchModel } from '../../models/search/searchModel.ts'
import styles from './PagesByTheme.module.css'

/** Every page by theme: shown while the query is empty, and below what the server found. */
export function PagesByTheme({ heading, themes }: SearchModel['list']) {
  return (
    <section aria-labelledby="all-pages" className={styles.list}>
      <h2 id="all-pages">{heading}</h2>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <section key={theme.heading}>
            <h3>{theme.heading}</h3>
            <ul>
              {theme.links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
