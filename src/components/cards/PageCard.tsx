import { Phrases } from '../text/Phrases.tsx'
import styles from './PageCard.module.css'

interface PageCardProps {
  readonly href: string
  readonly title: readonly string[]
  readonly text: string
  readonly heading?: 'h2' | 'h3'
}

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
