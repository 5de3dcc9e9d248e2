import type { PagerModel } from '../../models/pages/insightsModel.ts'
import styles from './Pager.module.css'

/** Pagination of a long list. */
export function Pager({ label, pages, current }: PagerModel) {
  return (
    <nav aria-label={label} className={styles.pager}>
      <ul>
        {pages.map(({ number, href }) => (
          <li key={number}>
            <a href={href} aria-current={number === current ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
