import { useEffect, useRef, useState } from 'react'
import { codePoints, type Field, limits, required } from '../../../contact/rules.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'
import styles from './ContactField.module.css'

interface ContactFieldProps {
  readonly field: Field
  readonly labels: ContactWords['labels']
  /** The submitted value, if the server returned the form. */
  readonly value: string | undefined
  readonly error: string | undefined
  /** Called when the visitor leaves the field, and on input while an error is shown. */
  readonly onCheck: (field: Field, value: string, blameEmpty?: boolean) => void
}

/** The counter appears when this share of the limit is left. */
const counterFrom = 0.1

const kinds = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  company: { type: 'text', autoComplete: 'organization' },
} as const

export function ContactField({ field, labels, value, error, onCheck }: ContactFieldProps) {
  const [left, setLeft] = useState<number>(limits[field])
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const id = `contact-${field}`
  const count = (text: string) => setLeft(limits[field] - codePoints(text))

  // An initial value was typed before hydration, returned by the server or carried over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => count(control.current?.value ?? ''), [])

  const shared = {
    id,
    ref: control,
    name: field,
    defaultValue: value,
    'aria-required': required[field],
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-error`,
    className: styles.input,
    onBlur: (event: { currentTarget: { value: string } }) =>
      onCheck(field, event.currentTarget.value),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      count(value)
      if (error) onCheck(field, value, true)
    },
  }
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {labels[field]}
        {required[field] && (
          <span aria-hidden="true" className={styles.required}>
            *
          </span>
        )}
      </label>
      {field === 'message' ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} {...kinds[field]} />
      )}
      <p id={`${id}-error`} data-error-for={field} hidden={!error} className={styles.error}>
        {error}
      </p>
      <p aria-live="polite" className={styles.counter}>
        {left <= limits[field] * counterFrom && counter(left, labels)}
      </p>
    </div>
  )
}

function counter(left: number, labels: ContactWords['labels']): string {
  const text = left < 0 ? labels.tooManyCharacters : labels.characters
  return text.replace('{count}', String(Math.abs(left)))
}
