import styles from './Dropdown.module.css'

interface DropdownProps {
  readonly label: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/**
 * A disclosure with a list of links, the specification's "dropdown". src/browser/everyPage.ts closes it on
 * Esc and on a click outside. A list rather than ARIA menu roles: Tab moves between the links, and Esc
 * returns the focus to the button.
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
