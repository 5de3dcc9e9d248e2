import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import { Phrases } from '../../components/text/Phrases.tsx'
import { phrases } from '../../models/text/phrases.ts'
import { Line } from './Line.tsx'
import styles from './Part.module.css'

interface PartProps {
  readonly id: string
  readonly title: string
  readonly language: Language
  readonly side: 'start' | 'end'
  readonly text?: string
  /** Whether the previous section's wire leads to it; otherwise it draws its own. */
  readonly hung?: boolean
  readonly children: ReactNode
}

/** A section beside the wire, with a junction box at its heading. */
export function Part({ id, title, language, side, text, hung = true, children }: PartProps) {
  return (
    <section id={id} className={styles.part} data-side={side} aria-labelledby={`${id}-title`}>
      <Line side={side} crosses />
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <Phrases phrases={phrases(title, language)} />
        </h2>
        {text && <p>{text}</p>}
      </div>
      <div className={styles.device} data-hung={hung || undefined}>
        {children}
      </div>
    </section>
  )
}
