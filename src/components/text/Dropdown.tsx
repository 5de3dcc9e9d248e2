import type { Link } from '../../models/site/links.ts'
import styles from './Dropdown.module.css'
import { LinkList } from './LinkList.tsx'

interface DropdownProps {
  readonly label: string
  readonly links: readonly Link[]
}

/**
 * A disclosure with a list of links, the specification's "dropdown". src/browser/menu.ts closes it on
 * Esc and on a click outside. A list rather than ARIA menu roles: Tab moves between the links, and Esc
 * returns the focus to the button.
 */
export function Dropdown({ label, links }: DropdownProps) {
  return (
    <details data-dropdown className={styles.dropdown}>
      <summary>{label}</summary>
      <LinkList links={links} />
    </details>
  )
}
