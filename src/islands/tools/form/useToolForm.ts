import { useMemo, useState } from 'react'
import type { Fault, Fields, Values } from '../../../../calculators/input/field.ts'
import { type ReadForm, readForm, type Typed } from '../../../../calculators/input/readForm.ts'
import { formatYen } from '../../../../calculators/money/format.ts'
import type { Language } from '../../../../routing/language.ts'
import { useRested } from '../../search/useRested.ts'

/** A form of numbers, as somebody is filling it in. */
export interface ToolForm<F extends Fields> {
  /** What each field holds. */
  readonly typed: Typed<F>
  /** What was right last: results stay while a field is at fault. */
  readonly values: Values<F>
  /** Whether some field is at fault, blamed for it already or not. */
  readonly stale: boolean
  /** What the fields are blamed for: not at every key, but once the visitor pauses or leaves a field. */
  readonly faults: Partial<Record<keyof F & string, Fault>>
  /** Whether an input method is at work. */
  readonly composing: boolean
  readonly onType: (name: keyof F & string, text: string) => void
  /** Takes over what was typed before the script came, by the names of the fields. */
  readonly onFound: (found: Readonly<Record<string, string>>) => void
  readonly onLeave: (name: keyof F & string) => void
  readonly onComposing: (composing: boolean) => void
  /** Fills the whole form with values, such as the example's. */
  readonly fill: (values: Values<F>) => void
}

/**
 * The life of a form of numbers: what is typed stays as it is while it is wrong, and an amount that is right is
 * written as the site writes amounts when its field is left.
 * @param example what it begins with
 */
export function useToolForm<F extends Fields>(
  fields: F,
  example: Values<F>,
  language: Language,
): ToolForm<F> {
  const [typed, setTyped] = useState(() => textsOf(fields, example, language))
  const [values, setValues] = useState(example)
  const [blamed, setBlamed] = useState<readonly string[]>([])
  const [composing, setComposing] = useState(false)
  const read = useMemo(() => readForm(fields, typed), [fields, typed])

  useRested(() => setBlamed(namesAtFault(read)), !(read.ok || composing), read)

  const change = (changes: Partial<Typed<F>>) => {
    const next = { ...typed, ...changes }
    const known = readForm(fields, next)
    const atFault = namesAtFault(known)
    setTyped(next)
    setBlamed((before) => before.filter((each) => atFault.includes(each)))
    if (known.ok) setValues(known.values)
  }
  const onFound = (found: Readonly<Record<string, string>>) => {
    const ours = Object.entries(found).filter(([name]) => name in fields)
    change(Object.fromEntries(ours) as Partial<Typed<F>>)
  }
  const onLeave = (name: keyof F & string) => {
    setBlamed(namesAtFault(read))
    if (read.ok) setTyped({ ...typed, [name]: textsOf(fields, read.values, language)[name] })
  }
  const fill = (filled: Values<F>) => {
    setTyped(textsOf(fields, filled, language))
    setValues(filled)
    setBlamed([])
  }
  const faults = read.ok ? [] : read.faults.filter(({ field }) => blamed.includes(field))
  return {
    typed,
    values,
    stale: !read.ok,
    faults: Object.fromEntries(faults.map((each) => [each.field, each])) as ToolForm<F>['faults'],
    composing,
    onType: (name, text) => change({ [name]: text } as Partial<Typed<F>>),
    onFound,
    onLeave,
    onComposing: setComposing,
    fill,
  }
}

function namesAtFault<F extends Fields>(read: ReadForm<F>): readonly string[] {
  return read.ok ? [] : read.faults.map(({ field }) => field)
}

/** The values of a form as a visitor would write them. */
export function textsOf<F extends Fields>(
  fields: F,
  values: Values<F>,
  language: Language,
): Typed<F> {
  const texts = Object.entries(fields).map(([name, { kind }]) => {
    const value = values[name]
    if (typeof value !== 'number') return [name, '']
    return [name, kind === 'yen' ? formatYen(value, language) : String(value)]
  })
  return Object.fromEntries(texts)
}
