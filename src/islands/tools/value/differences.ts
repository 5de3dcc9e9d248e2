import { type ValueInputs, valueFields } from '../../../../calculators/value/valueFields.ts'
import type { SecondStep } from '../../../../calculators/value/waysOfSelling.ts'
import type { Language } from '../../../../routing/language.ts'
import type { ValueToolModel } from '../../../models/tools/valueTool.ts'
import { textsOf } from '../form/useToolForm.ts'

export interface Scenario {
  readonly values: ValueInputs
  readonly step: SecondStep
}

/** An input that differs, as it would be typed. */
export interface Difference {
  readonly label: string
  readonly held: string
  readonly present: string
}

/** The inputs that differ between two cases. */
export function differences(
  held: Scenario,
  present: Scenario,
  words: ValueToolModel['value'],
  language: Language,
): readonly Difference[] {
  const before = textsOf(valueFields, held.values, language)
  const after = textsOf(valueFields, present.values, language)
  const fields = Object.keys(valueFields) as (keyof typeof valueFields)[]
  const lines = fields
    .filter((name) => held.values[name] !== present.values[name])
    .map((name) => ({ label: words.fields[name].label, held: before[name], present: after[name] }))
  if (held.step === present.step) return lines
  const { ask, ...steps } = words.steps
  return [
    ...lines,
    { label: ask, held: steps[held.step].label, present: steps[present.step].label },
  ]
}
