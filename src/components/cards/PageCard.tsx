import { Phrases } from '../text/Phrases.tsx'
import styles from './PageCard.module.css'

interface PageCardProps {
  readonly href: string
  readonly title: readonly string[]
  readonly text: string
  /** Its heading's level: below a section's heading, or below the page's own. */
  readonly heading?: 'h2' | 'h3'
}

/** A plain card that leads to a page: title, a line of text, an arrow. */
export function PageCard({ href, title, text, heading: Heading = 'h3' }: PageCardProps) {
  return (
    <a href={href} className={styles.card}>
      <Heading>
        <Phrases phrases={title} />
      </Heading>
      <p>{text}</p>
    </a>
  )
}
