import { type MouseEvent, type ReactNode, useState } from 'react'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import { ToolButton } from '../form/ToolButton.tsx'
import type { Fragment } from '../form/useFragment.ts'
import styles from './ToolActions.module.css'

interface ToolActionsProps {
  readonly words: ToolWords
  readonly kept: Fragment
  /** Absent where there is no example to go back to. */
  readonly onReset?: () => void
  /** Further actions, such as saving a file. */
  readonly children?: ReactNode
}

/** Actions for a result: keep it, start again. */
export function ToolActions({ words, kept, onReset, children }: ToolActionsProps) {
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
  return (
    <div className={styles.actions}>
      {children}
      <ToolButton onClick={printSheet}>{words.print}</ToolButton>
      <ToolButton onClick={copy}>{words.copy}</ToolButton>
      {onReset && <ToolButton onClick={reset}>{words.reset}</ToolButton>}
      <p role="status">{said}</p>
    </div>
  )
}
