import { type MouseEvent, type ReactNode, useState } from 'react'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import { inquiryAddress } from '../../contact/inquiryMessage.ts'
import { ToolButton } from '../form/ToolButton.tsx'
import type { Fragment } from '../form/useFragment.ts'
import styles from './ToolActions.module.css'

interface ToolActionsProps {
  readonly words: ToolWords
  readonly tool: string
  readonly kept: Fragment
  /** The result in a few lines, for an inquiry. */
  readonly summary: string
  /** Absent where there is no example to go back to. */
  readonly onReset?: () => void
  /** Further actions, such as saving a file. */
  readonly children?: ReactNode
}

/** Actions for a result: keep it, take it to the form, start again. */
export function ToolActions({ words, tool, kept, summary, onReset, children }: ToolActionsProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    // If copying fails, the visitor can copy it from the address bar.
    history.replaceState(history.state, '', `#${kept.fragment}`)
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  const reset = () => {
    setSaid('')
    kept.onForgotten()
    onReset?.()
  }
  const printSheet = ({ currentTarget }: MouseEvent) => {
    // Not reset afterwards: phones report `afterprint` before they print.
    currentTarget.closest<HTMLElement>('[data-sheet]')?.setAttribute('data-alone', '')
    print()
  }
  // Without the zero-width spaces that labels have for line breaks.
  const message = `${fill(words.inquiryText, { tool })}\n\n${summary}\n`.replaceAll('\u200b', '')
  const goesOn = kept.entered || Object.keys(kept.carried).length > 0
  return (
    <>
      {goesOn && (
        <nav aria-label={words.carried.onward} className={styles.next}>
          <p>{words.carried.onward}</p>
          <ul>
            {words.others.map(({ id, name, href }) => (
              <li key={id}>
                <a href={`${href}#${kept.continueIn(id)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.actions}>
        {kept.entered && <a href={inquiryAddress(words.contact, message)}>{words.inquiry}</a>}
        {children}
        <ToolButton onClick={printSheet}>{words.print}</ToolButton>
        <ToolButton onClick={copy}>{words.copy}</ToolButton>
        {onReset && <ToolButton onClick={reset}>{words.reset}</ToolButton>}
        <p role="status">{said}</p>
      </div>
    </>
  )
}
