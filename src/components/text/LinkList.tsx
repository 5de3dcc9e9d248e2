import type { Link } from '../../models/site/links.ts'

export function LinkList({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
