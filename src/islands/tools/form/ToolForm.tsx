import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import styles from './ToolForm.module.css'

/** What fields hold, by their names. */
export type Found = Readonly<Record<string, string>>

interface ToolFormProps {
  readonly words: Pick<ToolWords, 'example' | 'unfinished'>
  /** How what is typed may be written. */
  readonly hint?: string
  /** Whether what is shown is older than what is typed. */
  readonly stale: boolean
  /** What the result says in a few words, in view while one types. */
  readonly result?: ReactNode
  /** Called with what was typed or chosen before the script came; at most once. */
  readonly onFound: (found: Found) => void
  /** Called when an input method begins and ends its work; left out where nothing is typed. */
  readonly onComposing?: (composing: boolean) => void
  readonly children: ReactNode
}

/**
 * A tool's form: nothing of it is ever sent, without the script neither. Its result keeps to the window's lower edge.
 *
 * - A result is announced once one has stopped typing; while a field is wrong, that it is not up to date.
 * - What is wrong is said at the field once it was left, not while one types.
 */
export function ToolForm(props: ToolFormProps) {
  const { words, hint, stale, result, onFound, onComposing, children } = props
  const form = useRef<HTMLFormElement>(null)

  const find = useEffectEvent(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    const changed = inputs.filter((input) => {
      const { type, value, defaultValue, checked, defaultChecked } = input
      if (type === 'radio') return checked && !defaultChecked
      // What somebody is in must not change under them.
      return value !== defaultValue || input === document.activeElement
    })
    if (changed.length === 0) return
    onFound(Object.fromEntries(changed.map(({ name, value }) => [name, value])))
  })
  useLayoutEffect(() => find(), [])

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      className={styles.form}
      autoComplete="off"
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
