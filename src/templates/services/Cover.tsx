import type { ReactNode } from 'react'
import styles from './Cover.module.css'

interface CoverProps {
  readonly name: string
  readonly headline: string
  readonly lead: string
  /** The house with its quote. */
  readonly children: ReactNode
}

/** The first sheet: the cut-open house, and the price of its ticked rooms. */
export function Cover({ name, headline, lead, children }: CoverProps) {
  return (
    <section className={styles.cover}>
      <div className={styles.title}>
        <p data-opening>{name}</p>
        <h1 data-opening>{headline}</h1>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  )
}
