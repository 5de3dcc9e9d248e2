import { checkLimits } from './checkLimits.ts'
import type { Fields } from './field.ts'
import { findContradictions } from './findContradictions.ts'

/**
 * Guards a calculation against values that the form would reject.
 * @throws RangeError naming the field, its value and the fault
 */
export function requireWithin(
  fields: Fields,
  values: Readonly<Record<string, number | null>>,
): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name]
    if (value === null && field.optional) continue
    const wrong = typeof value === 'number' ? checkLimits(value, field) : { code: 'empty' }
    if (wrong) throw new RangeError(`${name}: ${value} is ${wrong.code}`)
  }
  for (const name of findContradictions(fields, values))
    throw new RangeError(`${name}: ${values[name]} is reversed`)
}
