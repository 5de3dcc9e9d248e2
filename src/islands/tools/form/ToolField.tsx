import { type InputHTMLAttributes, useId } from 'react'
import styles from './ToolField.module.css'

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'inputMode'>

interface ToolFieldProps extends Native {
  readonly label: string
  /** The word for a field that may stay empty; left out for one that may not. */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  /** What is wrong with what was typed. */
  readonly error?: string | undefined
  readonly onType: (text: string) => void
  /** Called when the visitor leaves the field. */
  readonly onLeave: () => void
}

/** A field of a tool: label, what to know, one line to type in, and below it what is wrong. */
export function ToolField({
  label,
  optional,
  hint,
  error,
  onType,
  onLeave,
  ...native
}: ToolFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span>{optional}</span>}
      </label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <input
        {...native}
        id={id}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-error`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        onBlur={onLeave}
      />
      <p id={`${id}-error`} hidden={!error}>
        {error}
      </p>
    </div>
  )
}
