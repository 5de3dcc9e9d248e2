import type { ReactNode } from 'react'
import { Heading } from '../Heading.tsx'
import { Line } from './Line.tsx'
import styles from './Part.module.css'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly side: 'start' | 'end'
  readonly text?: string
  /** Whether the previous section's wire leads to it; otherwise it draws its own. */
  readonly hung?: boolean
  readonly children: ReactNode
}

/** A section beside the wire, with a junction box at its heading. */
export function Part({ id, title, side, text, hung = true, children }: PartProps) {
  return (
    <section id={id} className={styles.part} data-side={side} aria-labelledby={`${id}-title`}>
      <Line side={side} crosses />
      <div className={styles.head}>
        <Heading id={`${id}-title`} text={title} />
        {text && <p>{text}</p>}
      </div>
      <div className={styles.device} data-hung={hung || undefined}>
        {children}
      </div>
    </section>
  )
}
