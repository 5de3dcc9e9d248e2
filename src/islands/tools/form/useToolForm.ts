import { useMemo, useState } from 'react'
import type { Fault, Fields, Values } from '../../../../calculators/input/field.ts'
import { type ReadForm, readForm, type Typed } from '../../../../calculators/input/readForm.ts'
import { formatYen } from '../../../../calculators/money/format.ts'
import type { Language } from '../../../../routing/language.ts'
import { useTypingPause } from '../../search/useTypingPause.ts'

/** The units in yen that amounts without a unit may be in. */
export const bareUnits = { yen: 1, thousand: 1_000, tenThousand: 10_000 } as const

export type BareUnit = keyof typeof bareUnits

/** State of a form of numbers. */
export interface ToolForm<F extends Fields> {
  /** Raw input by field. */
  readonly typed: Typed<F>
  /** The last valid values: results stay while a field is invalid. */
  readonly values: Values<F>
  /** Whether any field is invalid, even if its error is not shown yet. */
  readonly stale: boolean
  /** Errors shown: when the visitor pauses or leaves a field, not at every key. */
  readonly faults: Partial<Record<keyof F & string, Fault>>
  /** Whether an IME composition is active. */
  readonly composing: boolean
  readonly onType: (name: keyof F & string, text: string) => void
  /** Takes over text typed before hydration, by field name. */
  readonly onFound: (found: Readonly<Record<string, string>>) => void
  readonly onLeave: (name: keyof F & string) => void
  readonly onComposing: (composing: boolean) => void
  /** The unit of amounts that are typed without one. */
  readonly unit: BareUnit
  readonly onUnit: (id: string) => void
  /**
   * Fills the form, for example with the example's values. Missing values leave their fields empty.
   * @param written raw input that goes before values
   */
  readonly fill: (values: Partial<Values<F>>, written?: Partial<Typed<F>>) => void
}

/**
 * State of a form of numbers: invalid input is kept as typed; a valid amount is reformatted when its field is
 * left.
 * @param example initial values
 */
export function useToolForm<F extends Fields>(
  fields: F,
  example: Values<F>,
  language: Language,
): ToolForm<F> {
  const [typed, setTyped] = useState(() => textsOf(fields, example, language))
  const [lastValues, setLastValues] = useState(example)
  const [blamed, setBlamed] = useState<readonly string[]>([])
  const [composing, setComposing] = useState(false)
  const [unit, setUnit] = useState<BareUnit>('yen')
  const read = useMemo(() => readForm(fields, typed, bareUnits[unit]), [fields, typed, unit])
  if (read.ok && read.values !== lastValues) setLastValues(read.values)
  const values = read.ok ? read.values : lastValues

  useTypingPause(() => setBlamed(namesAtFault(read)), !(read.ok || composing), read)

  const change = (changes: Partial<Typed<F>>, bare = unit) => {
    const next = { ...typed, ...changes }
    const atFault = namesAtFault(readForm(fields, next, bareUnits[bare]))
    setTyped(next)
    setBlamed((before) => before.filter((each) => atFault.includes(each)))
  }
  const onFound = (found: Readonly<Record<string, string>>) => {
    const ours = Object.entries(found).filter(([name]) => name in fields)
    onUnit(found.unit ?? unit, Object.fromEntries(ours) as Partial<Typed<F>>)
  }
  const onUnit = (id: string, changes: Partial<Typed<F>> = {}) => {
    const next = id in bareUnits ? (id as BareUnit) : unit
    setUnit(next)
    change(changes, next)
  }
  const onLeave = (name: keyof F & string) => {
    setBlamed(namesAtFault(read))
    if (read.ok) setTyped({ ...typed, [name]: textsOf(fields, read.values, language)[name] })
  }
  const fill = (filled: Partial<Values<F>>, written: Partial<Typed<F>> = {}) => {
    const texts = { ...textsOf(fields, filled, language), ...written }
    setTyped(texts)
    setBlamed(namesAtFault(readForm(fields, texts, bareUnits[unit])))
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
    unit,
    onUnit: (id) => onUnit(id),
    fill,
  }
}

function namesAtFault<F extends Fields>(read: ReadForm<F>): readonly string[] {
  return read.ok ? [] : read.faults.map(({ field }) => field)
}

/** Values as a visitor would type them. */
export function textsOf<F extends Fields>(
  fields: F,
  values: Partial<Values<F>>,
  language: Language,
): Typed<F> {
  const texts = Object.entries(fields).map(([name, { kind }]) => {
    const value = values[name]
    if (typeof value !== 'number') return [name, '']
    return [name, kind === 'yen' ? formatYen(value, language) : String(value)]
  })
  return Object.fromEntries(texts)
}
