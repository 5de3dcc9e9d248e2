import type { SearchModel } from '../../models/search/searchModel.ts'
import styles from './PagesByTheme.module.css'

type PagesByThemeProps = SearchModel['list'] & Pick<SearchModel, 'questions'>

/** What is asked most, and every page by theme: shown while the query is empty, and below what the server found. */
export function PagesByTheme({ questions, heading, themes }: PagesByThemeProps) {
  return (
    <>
      <section aria-labelledby="questions" className={`${styles.list} ${styles.questions}`}>
        <h2 id="questions">{questions.heading}</h2>
        <Links links={questions.links} />
      </section>
      <section aria-labelledby="all-pages" className={styles.list}>
        <h2 id="all-pages">{heading}</h2>
        <div className={styles.themes}>
          {themes.map((theme) => (
            <section key={theme.heading}>
              <h3>{theme.heading}</h3>
              <Links links={theme.links} />
            </section>
          ))}
        </div>
      </section>
    </>
  )
}

function Links({ links }: Pick<SearchModel['questions'], 'links'>) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
