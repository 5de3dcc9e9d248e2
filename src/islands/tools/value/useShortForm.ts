import { useState } from 'react'
import { entries, type ValueState } from '../../../../calculators/state/valueState.ts'
import { fourFields, unasked } from '../../../../calculators/value/shortForm.ts'
import type { ValueInputs, valueFields } from '../../../../calculators/value/valueFields.ts'
import type { ToolForm } from '../form/useToolForm.ts'

type Typed = Partial<Record<(typeof fourFields)[number], string>>

/**
 * The choice between a form of four fields, which comes first, and all of them. What had been entered in the others
 * comes back with them.
 * @param onShort called when only four numbers are asked for
 */
export function useShortForm(
  form: ToolForm<typeof valueFields>,
  example: ValueInputs,
  onShort: () => void,
) {
  const [entry, setEntry] = useState<ValueState['entry']>(entries[0])
  const [whole, setWhole] = useState<ValueInputs>()
  const { values } = form
  return {
    entry,
    /** Takes the choice over from elsewhere. */
    take: (asked: ValueState['entry']) => {
      setEntry(asked)
      setWhole(undefined)
    },
    /**
     * @param entered whether the values are the visitor's
     * @param written what stands in the fields already
     */
    enter: (id: string, entered: boolean, written: Typed = {}) => {
      const asked = entries.find((each) => each === id) ?? null
      if (asked === entry) return
      setEntry(asked)
      const fourOf = <T>(all: Readonly<Record<(typeof fourFields)[number], T>>) =>
        Object.fromEntries(fourFields.map((name) => [name, all[name]]))
      const four = fourOf(values)
      // A wrong entry stays where it is.
      const typed = { ...fourOf(form.typed), ...written }
      if (asked === null) form.fill({ ...(whole ?? (entered ? values : example)), ...four }, typed)
      else {
        setWhole(entered ? values : undefined)
        form.fill({ ...values, ...unasked, ...four }, typed)
        onShort()
      }
    },
  }
}
