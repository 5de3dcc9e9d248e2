import type { Fault, Field } from './field.ts'

/**
 * Checks a value against its field's limits.
 * @returns the fault without the field's name, or undefined
 */
export function checkLimits(
  value: number,
  field: Field,
): Pick<Fault, 'code' | 'limit'> | undefined {
  if (!Number.isFinite(value)) return { code: 'unreadable' }
  if (Number(value.toFixed(field.decimals)) !== value)
    return { code: field.decimals === 0 ? 'notWhole' : 'fraction' }
  if (value < 0 && field.min === 0) return { code: 'negative' }
  if (value < field.min) return { code: 'tooSmall', limit: field.min }
  if (value > field.max) return { code: 'tooLarge', limit: field.max }
  return undefined
}
