import styles from './Dropdown.module.css'

interface DropdownProps {
  readonly label: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/**
 * A disclosure with a list of links: what the specification calls a dropdown. src/browser/everyPage.ts closes
 * it with Esc and with a press beside it.
 *
 * - Links in a list, not a menu's roles: Tab goes from one to the next.
 * - Esc gives the focus back to what opened it.
 */
export function Dropdown({ label, links }: DropdownProps) {
  return (
    <details data-dropdown className={styles.dropdown}>
      <summary>{label}</summary>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
