import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { ToolWords } from '../../../models/tools/toolModels.ts'
import styles from './ToolForm.module.css'
import whole from './wholeAmounts.module.css'

/** Field values by name. */
export type Found = Readonly<Record<string, string>>

interface ToolFormProps {
  readonly words: Pick<ToolWords, 'example' | 'unfinished'>
  /** How numbers may be written. */
  readonly hint?: string
  /** Whether the shown result is outdated because the input is invalid. */
  readonly stale: boolean
  /** The short result, visible while typing. */
  readonly result?: ReactNode
  /** Called at most once, with input from before hydration. */
  readonly onFound: (found: Found) => void
  /** Called when an IME composition begins and ends; absent if nothing is typed. */
  readonly onComposing?: (composing: boolean) => void
  readonly children: ReactNode
}

/**
 * A tool's form, which is never sent, with or without JavaScript. Its result sticks to the bottom of the
 * window. Results are announced when typing pauses, or that they are outdated; errors appear when a field is
 * left, not while typing.
 */
export function ToolForm(props: ToolFormProps) {
  const { words, hint, stale, result, onFound, onComposing, children } = props
  const form = useRef<HTMLFormElement>(null)

  const find = useEffectEvent(() => {
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])]
    const changed = inputs.filter((input) => {
      const { type, value, defaultValue, checked, defaultChecked } = input
      if (type === 'radio' || type === 'checkbox') return checked && !defaultChecked
      // A field that has the focus must not change.
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
      {(stale || result) && (
        <p className={whole.wholeAmounts} data-stale={stale || undefined}>
          {stale ? words.unfinished : result}
        </p>
      )}
    </form>
  )
}
