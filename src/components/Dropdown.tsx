import styles from './Dropdown.module.css'

interface DropdownProps {
  readonly label: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

/** A disclosure with a list of links: what the specification calls a dropdown. */
export function Dropdown({ label, links }: DropdownProps) {
  return (
    <details className={styles.dropdown}>
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
