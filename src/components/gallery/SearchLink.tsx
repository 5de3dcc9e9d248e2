import { Icon } from '../../icons/Icon.tsx'
import type { Link } from '../../models/site/links.ts'
import styles from './SearchLink.module.css'

/** Leads to the page of search, where a bar has no room for the field. */
export function SearchLink({ href, label }: Link) {
  return (
    <a href={href} className={styles.link}>
      <Icon name="search" label={label} />
    </a>
  )
}
