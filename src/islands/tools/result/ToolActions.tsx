import { type MouseEvent, type ReactNode, useState } from 'react'
import { fill } from '../../../../content-reader/text/fill.ts'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import { inquiryAddress } from '../../contact/inquiryMessage.ts'
import styles from './ToolActions.module.css'

interface ToolActionsProps {
  readonly words: ToolWords
  /** The tool's name. */
  readonly tool: string
  /** The state as the part of an address after `#`. */
  readonly fragment: string
  /** The result in a few lines, for an inquiry. */
  readonly summary: string
  readonly onReset: () => void
  /** What else can be done with it, such as a file. */
  readonly children?: ReactNode
}

/** What one can do with a result: keep it, take it along, begin again. */
export function ToolActions({
  words,
  tool,
  fragment,
  summary,
  onReset,
  children,
}: ToolActionsProps) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    // Where it cannot be copied, it can be taken from there.
    history.replaceState(history.state, '', `#${fragment}`)
    try {
      await navigator.clipboard.writeText(location.href)
      setSaid(words.copied)
    } catch {
      setSaid(words.copyFailed)
    }
  }
  const reset = () => {
    setSaid('')
    onReset()
  }
  const printSheet = ({ currentTarget }: MouseEvent) => {
    // And so it stays: phones say that they have printed before they do.
    currentTarget.closest<HTMLElement>('[data-sheet]')?.setAttribute('data-alone', '')
    print()
  }
  // Without the breaks that labels have for their lines.
  const message = `${fill(words.inquiryText, { tool })}\n\n${summary}\n`.replaceAll('\u200b', '')
  return (
    <div className={styles.actions}>
      <a href={inquiryAddress(words.contact, message)}>{words.inquiry}</a>
      {children}
      <button type="button" onClick={printSheet}>
        {words.print}
      </button>
      <button type="button" onClick={copy}>
        {words.copy}
      </button>
      <button type="button" onClick={reset}>
        {words.reset}
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
