import { useState } from 'react'
import styles from './RepaymentCalculator.module.css'

interface CalculatorFieldProps {
  readonly name: string
  readonly words: { readonly label: string; readonly unit: string; readonly error: string }
  readonly initial: string
  readonly wrong: boolean
  readonly onType: (value: string) => void
}

/** A number field. Errors appear when the visitor leaves it and disappear as soon as they are fixed. */
export function CalculatorField({ name, words, initial, wrong, onType }: CalculatorFieldProps) {
  const [left, setLeft] = useState(false)
  const blamed = left && wrong
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{words.label}</label>
      <span className={styles.input}>
        <input
          id={name}
          name={name}
          defaultValue={initial}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={blamed || undefined}
          aria-describedby={`${name}-unit ${name}-error`}
          onChange={({ currentTarget }) => {
            onType(currentTarget.value)
            if (!wrong) setLeft(false)
          }}
          onBlur={() => setLeft(true)}
        />
        <span id={`${name}-unit`}>{words.unit}</span>
      </span>
      <p id={`${name}-error`} className={styles.error} hidden={!blamed}>
        {words.error}
      </p>
    </div>
  )
}
