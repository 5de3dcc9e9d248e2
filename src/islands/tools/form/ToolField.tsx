import { type InputHTMLAttributes, useId } from 'react'
import styles from './ToolField.module.css'

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'inputMode'>

interface ToolFieldProps extends Native {
  readonly label: string
  /** The word for "optional"; absent for required fields. */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** How an amount was understood, where it may have been meant otherwise. */
  readonly remark?: string | undefined
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

/** A text field of a tool: label, hint, input and error. */
export function ToolField({
  label,
  optional,
  hint,
  error,
  remark,
  onType,
  onLeave,
  ...native
}: ToolFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label.replaceAll('（', '\u200b（')}
        {optional && <span>{` ${optional}`}</span>}
      </label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <input
        {...native}
        id={id}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error${remark ? ` ${id}-remark` : ''}`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
      />
      <p id={`${id}-error`} hidden={!error}>
        {error}
      </p>
      {remark && <p id={`${id}-remark`}>{remark}</p>}
    </div>
  )
}
