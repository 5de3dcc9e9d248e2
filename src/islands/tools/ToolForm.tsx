import type { ReactNode } from 'react'
import type { ToolWords } from '../../models/toolModels.ts'
import styles from './ToolForm.module.css'

interface ToolFormProps {
  readonly words: Pick<ToolWords, 'example' | 'unfinished'>
  /** How what is typed may be written. */
  readonly hint?: string
  /** Whether what is shown is older than what is typed. */
  readonly stale: boolean
  /** What the result says in a few words, in view while one types. */
  readonly result?: ReactNode
  /** Called when an input method begins and ends its work; left out where nothing is typed. */
  readonly onComposing?: (composing: boolean) => void
  readonly children: ReactNode
}

/** A tool's form: nothing of it is ever submitted. Its result keeps to the window's lower edge. */
export function ToolForm({ words, hint, stale, result, onComposing, children }: ToolFormProps) {
  return (
    <form
      noValidate
      className={styles.form}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      onCompositionStart={() => onComposing?.(true)}
      onCompositionEnd={() => onComposing?.(false)}
    >
      <p>
        {words.example}
        <br />
        {hint}
      </p>
      {children}
      {(stale || result) && <p>{stale ? words.unfinished : result}</p>}
    </form>
  )
}
