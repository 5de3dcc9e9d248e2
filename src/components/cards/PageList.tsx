import styles from './PageList.module.css'

interface PageListProps {
  readonly pages: readonly { readonly href: string; readonly label: string }[]
  readonly headings: { readonly all: string; readonly near: string }
}

/**
 * All pages by their names. Where the address that was asked for is near some of them, these alone are left
 * and come first, under the other heading: the server sees to it (server/static/suggestions.ts), elsewhere a script
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
