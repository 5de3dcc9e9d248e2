import type { Fields, Values } from '../../../../calculators/input/field.ts'
import { colon } from '../../../../content-reader/text/colon.ts'
import type { Language } from '../../../../routing/language.ts'
import { textsOf } from './useToolForm.ts'

/** The input, one line per field; zero and empty fields are omitted. */
export function inputLines<F extends Fields>(
  fields: F,
  values: Values<F>,
  labels: Readonly<Record<string, { label: string }>>,
  language: Language,
): string[] {
  return Object.entries(textsOf(fields, values, language)).flatMap(([name, text]) =>
    values[name] ? [`${labels[name]?.label}${colon[language]}${text}`] : [],
  )
}
