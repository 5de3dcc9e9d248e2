import styles from './PageCard.module.css'
import { Phrases } from './Phrases.tsx'

interface PageCardProps {
  readonly href: string
  readonly title: readonly string[]
  readonly text: string
}

/** A plain card that leads to a page: title, a line of text, an arrow. */
export function PageCard({ href, title, text }: PageCardProps) {
  return (
    <a href={href} className={styles.card}>
      <h3>
        <Phrases phrases={title} />
      </h3>
      <p>{text}</p>
    </a>
  )
}
