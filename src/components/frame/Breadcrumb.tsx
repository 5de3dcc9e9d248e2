import styles from './Breadcrumb.module.css'

interface BreadcrumbProps {
  readonly label: string
  readonly links: readonly { readonly label: string; readonly href: string }[]
  readonly current: string
}

export function Breadcrumb({ label, links, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumb}>
      <ol>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
