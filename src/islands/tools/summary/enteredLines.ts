import type { Fields, Values } from '../../../../calculators/input/field.ts'
import type { Language } from '../../../../routing/language.ts'
import { textsOf } from '../form/useToolForm.ts'
import type { EnteredLine } from './Entered.tsx'

/** The numbers that were entered; zero and empty fields are omitted. */
export function enteredLines<F extends Fields>(
  fields: F,
  names: readonly (keyof F & string)[],
  values: Values<F>,
  example: Values<F>,
  labels: Readonly<Record<string, { label: string }>>,
  language: Language,
): readonly EnteredLine[] {
  const texts = textsOf(fields, values, language)
  return names
    .filter((name) => values[name])
    .map((name) => ({
      label: labels[name]?.label ?? name,
      text: texts[name],
      same: values[name] === example[name],
    }))
}
