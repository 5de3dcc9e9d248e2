import type { FactRow } from '../../../content-reader/schema/firm.ts'
import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import { type Phone, phone } from './phone.ts'

/** A label with one value or a list of values. */
export interface ProfileRow {
  readonly id: string
  readonly label: string
  readonly value: string | null
  readonly values: readonly string[]
  /** The telephone number that the value holds, if it can be called. */
  readonly phone?: Phone | null
  readonly sample: boolean
}

/**
 * Facts of the firm, such as the company profile (specification, section 2). {telephone} and {hours} come
 * from the settings; while those are samples, so is the row.
 */
export function profileRows(rows: readonly FactRow[], language: Language): ProfileRow[] {
  const { telephone, hours } = words.settings.reach
  const reach = { telephone: telephone.value, hours: hours.value[language] }
  return rows.map(({ id, label, value, values = [], sample }) => {
    const texts = [value, ...values].flatMap((each) => (each ? [each[language]] : []))
    const holds = (key: keyof typeof reach) => texts.some((text) => text.includes(`{${key}}`))
    const isSample = [
      sample,
      telephone.sample && holds('telephone'),
      hours.sample && holds('hours'),
    ].some(Boolean)
    return {
      id,
      label: label[language],
      value: value ? fill(value[language], reach) : null,
      values: values.map((each) => fill(each[language], reach)),
      ...(holds('telephone') && { phone: phone() }),
      sample: isSample,
    }
  })
}
