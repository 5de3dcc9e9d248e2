import type { LinksByTheme } from '../../models/frame/menuThemes.ts'
import { Folded } from '../text/Folded.tsx'
import { LinkList } from '../text/LinkList.tsx'
import lines from './linkLines.module.css'
import styles from './PagesByTheme.module.css'

interface PagesByThemeProps {
  readonly id: string
  readonly heading: string
  readonly themes: readonly LinksByTheme[]
  /** On the 404 page: the heading of the pages similar to the requested address. */
  readonly near?: string
}

/**
 * Links to all pages, on phones folded by theme. On the 404 page only similar ones are shown, if there are any: filtered
 * by the server (server/static/suggestions.ts), on static hosts by a script (src/browser/nearPages.ts).
 */
export function PagesByTheme({ id, heading, themes, near }: PagesByThemeProps) {
  return (
    <nav aria-labelledby={id} data-pages={near} className={`${lines.lines} ${styles.pages}`}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <section key={theme.heading}>
            <h3>{theme.heading}</h3>
            <Folded label={theme.heading}>
              <LinkList links={theme.links} />
            </Folded>
          </section>
        ))}
      </div>
    </nav>
  )
}
