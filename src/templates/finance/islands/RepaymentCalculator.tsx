import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../routing/language.ts'
import { CalculatorField } from './CalculatorField.tsx'
import { CalculatorResult, type Result, type ResultWords } from './CalculatorResult.tsx'
import styles from './RepaymentCalculator.module.css'
import { type Range, readNumber } from './readNumber.ts'
import { equalInstalments } from './repayment.ts'

type Name = 'amount' | 'years' | 'rate'
type FieldWords = { readonly label: string; readonly unit: string; readonly error: string }

export interface CalculatorWords extends ResultWords, Readonly<Record<Name, FieldWords>> {
  readonly slip: string
  readonly example: Readonly<Record<Name, number>>
}

/** Amounts are in units of 10,000 yen, as usual in Japan. */
const ranges: Readonly<Record<Name, Range>> = {
  amount: { min: 1, max: 100_000, decimals: 4 },
  years: { min: 1, max: 50, decimals: 0 },
  rate: { min: 0, max: 20, decimals: 3 },
}
const names = ['amount', 'years', 'rate'] as const

/**
 * The repayment calculator; the HTML shows a worked example. Fields are uncontrolled, so that input from
 * before hydration stays.
 */
export function RepaymentCalculator({
  language,
  words,
}: {
  readonly language: Language
  readonly words: CalculatorWords
}) {
  const fields = useRef<HTMLFieldSetElement>(null)
  const [typed, setTyped] = useState<Record<Name, string>>(() => {
    const { amount, years, rate } = words.example
    return { amount: String(amount), years: String(years), rate: String(rate) }
  })
  useEffect(() => {
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    setTyped(Object.fromEntries(inputs.map((i) => [i.name, i.value])) as Record<Name, string>)
  }, [])

  return (
    <div className={styles.slip}>
      <fieldset ref={fields} className={styles.fields}>
        <legend>{words.slip}</legend>
        {names.map((name) => (
          <CalculatorField
            key={name}
            name={name}
            words={words[name]}
            initial={String(words.example[name])}
            wrong={readNumber(typed[name], ranges[name]) === null}
            onType={(value) => setTyped((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </fieldset>
      <CalculatorResult language={language} words={words} {...resultOf(typed)} />
    </div>
  )
}

/** The loan and its repayment; undefined while a field is invalid. */
function resultOf(typed: Readonly<Record<Name, string>>): Result {
  const [amount, years, rate] = names.map((name) => readNumber(typed[name], ranges[name]))
  if (amount == null || years == null || rate == null) return { loan: null, repayment: null }
  const principal = Math.round(amount * 10_000)
  return { loan: { amount, years, rate }, repayment: equalInstalments({ principal, years, rate }) }
}
