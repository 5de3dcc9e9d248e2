import type { ReactNode } from 'react'
import styles from './Sent.module.css'
import type { ConstructionWords } from './words.ts'

interface SentProps {
  readonly words: ConstructionWords['estimate']['sent']
  readonly children: ReactNode
}

/** The form's button, and what it opens: nothing is sent from a template, and it says so. */
export function Sent({ words, children }: SentProps) {
  return (
    <>
      <button type="button" className={styles.send} popoverTarget="sent">
        {children}
      </button>
      <div id="sent" popover="auto" className={styles.sent}>
        <h4>{words.title}</h4>
        <p>{words.text}</p>
        <button type="button" popoverTarget="sent" popoverTargetAction="hide">
          {words.close}
        </button>
      </div>
    </>
  )
}
