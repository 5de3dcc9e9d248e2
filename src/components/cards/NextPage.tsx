import { Phrases } from '../text/Phrases.tsx'
import styles from './NextPage.module.css'

interface NextPageProps {
  readonly heading: string
  readonly text: readonly string[]
  readonly href: string
}

export function NextPage({ heading, text, href }: NextPageProps) {
  return (
    <a href={href} className={styles.next}>
      <span className={styles.heading}>{heading}</span>
      <span className={styles.text}>
        <Phrases phrases={text} />
      </span>
    </a>
  )
}
