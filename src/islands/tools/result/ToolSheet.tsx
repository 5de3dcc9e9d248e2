import { type ReactNode, useEffect, useRef, useState } from 'react'
import { holdsState } from '../../../../calculators/state/addressState.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import styles from './ToolSheet.module.css'

interface ToolSheetProps {
  /** What stands above it on paper: whose sheet it is. */
  readonly title: string
  readonly words: Pick<ToolWords, 'notSent' | 'needsScript' | 'failed'>
  readonly children: ReactNode
}

/** A tool with its form and results. Printed by its own button, it is all that is printed of the page. */
export function ToolSheet({ title, words, children }: ToolSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    setReady(true)
    // Who comes with numbers in the address comes for the tool, unless they are reading already.
    if (holdsState(location.hash) && scrollY === 0) {
      sheet.current?.scrollIntoView({ behavior: 'instant' })
    }
  }, [])

  // From now on a press does something, what was typed before being known: src/browser/hydrateOnApproach.ts repeats
  // one that came before.
  useEffect(() => {
    if (ready) sheet.current?.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [ready])

  return (
    <div ref={sheet} data-sheet className={styles.sheet}>
      <p className={styles.title}>{title}</p>
      <p className={styles.promise}>{words.notSent}</p>
      {!ready && (
        <>
          <p role="alert" className={styles.failed}>
            {words.failed}
          </p>
          <noscript>
            <p>{words.needsScript}</p>
          </noscript>
        </>
      )}
      {children}
    </div>
  )
}
