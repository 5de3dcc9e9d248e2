import { type ReactNode, useEffect, useRef, useState } from 'react'
import { localDay } from '../../../../calculators/planner/day.ts'
import { formatDay } from '../../../../calculators/planner/formatDay.ts'
import { holdsCase } from '../../../../calculators/state/caseAddress.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import type { Fragment } from '../form/useFragment.ts'
import { CarriedOver, type Offer } from './CarriedOver.tsx'
import styles from './ToolSheet.module.css'

interface ToolSheetProps {
  /** Heading in print: whose sheet it is. */
  readonly title: string
  readonly words: Pick<
    ToolWords,
    'notSent' | 'needsScript' | 'failed' | 'partRead' | 'nothingRead' | 'printed' | 'carried'
  >
  readonly kept: Pick<Fragment, 'lost' | 'carried' | 'onDropped'>
  /** What was entered elsewhere and can be taken over. */
  readonly offer?: Offer | false | '' | undefined
  /** Whether nothing else of the page is ever printed. */
  readonly alone?: boolean
  readonly children: ReactNode
}

/** A tool with form and results. Its print button prints only this, with the day and the address. */
export function ToolSheet({ title, words, kept, offer, alone, children }: ToolSheetProps) {
  const { lost } = kept
  const sheet = useRef<HTMLDivElement>(null)
  const printed = useRef<HTMLParagraphElement>(null)
  const [ready, setReady] = useState(false)

  useEffect(() => {
    setReady(true)
    // Visitors with a state in the address come for the tool, unless they have scrolled.
    if (holdsCase(location.hash) && scrollY === 0) {
      sheet.current?.scrollIntoView({ behavior: 'instant' })
    }
  }, [])

  useEffect(() => {
    const onPrint = () => {
      const language = document.documentElement.lang === 'ja' ? 'ja' : 'en'
      const date = formatDay(localDay(new Date()), language)
      if (printed.current) {
        printed.current.textContent = fill(words.printed, { date, address: location.href })
      }
    }
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [words.printed])

  // Early clicks can be replayed from now on (src/browser/hydrateOnApproach.ts), as input from before
  // hydration is known.
  useEffect(() => {
    if (ready) sheet.current?.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [ready])

  return (
    <div ref={sheet} data-sheet data-alone={alone || undefined} className={styles.sheet}>
      <p className={styles.title}>{title}</p>
      <p ref={printed} className={styles.printed} />
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
      {lost && (
        <p role="alert" className={styles.lost}>
          {lost === 'part' ? words.partRead : words.nothingRead}
        </p>
      )}
      {Object.keys(kept.carried).length > 0 && (
        <CarriedOver words={words.carried} offer={offer || undefined} onDrop={kept.onDropped} />
      )}
      {children}
    </div>
  )
}
