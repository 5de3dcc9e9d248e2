import type { ReactNode } from 'react'
import { Phrases } from '../../components/text/Phrases.tsx'
import styles from './Exchange.module.css'

interface ExchangeProps {
  readonly id: string
  readonly question: readonly string[]
  readonly answer: string
  readonly children: ReactNode
}

export function Exchange({ id, question, answer, children }: ExchangeProps) {
  return (
    <section id={id} className={styles.exchange}>
      <h2>
        <Phrases phrases={question} />
      </h2>
      <div className={styles.answer}>
        <p className={styles.first}>{answer}</p>
        {children}
      </div>
    </section>
  )
}
