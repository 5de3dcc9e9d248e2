import type { ReactNode } from 'react'
import styles from './Folded.module.css'
import plus from './plus.module.css'
import unfolded from './unfolded.module.css'

interface FoldedProps {
  /** Name of what opens it, for assistive technology: its sign is a plus in the corner of the entry. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * What is said of an entry of a list: on phones folded, until it is pressed, searched for in the page, or the entry is
 * linked to; in larger windows always there. Its entry is positioned and leaves room for the sign.
 */
export function Folded({ label, children }: FoldedProps) {
  return (
    <details className={`${styles.folded} ${unfolded.wide}`}>
      <summary className={plus.plus} aria-label={label} />
      {children}
    </details>
  )
}
