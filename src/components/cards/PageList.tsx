import styles from './PageList.module.css'

interface PageListProps {
  readonly pages: readonly { readonly href: string; readonly label: string }[]
  readonly headings: { readonly all: string; readonly near: string }
}

/**
 * Links to all pages. If some are similar to the requested address, only those are shown, under the other
 * heading: filtered by the server (server/static/suggestions.ts), on static hosts by a script
 * (src/browser/nearPages.ts).
 */
export function PageList({ pages, headings }: PageListProps) {
  return (
    <nav aria-labelledby="pages" data-pages={headings.near} className={styles.pages}>
      <h2 id="pages">{headings.all}</h2>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
