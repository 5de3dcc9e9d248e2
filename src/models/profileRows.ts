import type { Language } from '../../routing/language.ts'
import { words } from './site.ts'

/** A row of the company profile: a label, and one value or a list of them. */
export interface ProfileRow {
  readonly id: string
  readonly label: string
  readonly value: string | null
  readonly values: readonly string[]
  /** The label of a sample; null for the owner's own value. */
  readonly sample: string | null
}

/** The company profile's rows (specification, section 2). */
export function profileRows(language: Language): ProfileRow[] {
  return words.company.rows.map(({ id, label, value, values = [], sample }) => ({
    id,
    label: label[language],
    value: value?.[language] ?? null,
    values: values.map((each) => each[language]),
    sample: sample ? words.site.sample[language] : null,
  }))
}
