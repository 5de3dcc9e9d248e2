import { checkLimits } from '../input/checkLimits.ts'
import type { Field } from '../input/field.ts'

/** Converts a value to text for an address and back; `read` returns undefined for invalid text. */
export interface Codec<T> {
  readonly write: (value: T) => string
  readonly read: (text: string) => T | undefined
  /** The value in an address without this part; without it, such an address is incomplete. */
  readonly absent?: T
}

/** A number within its field's limits; null of an optional field is the empty text. */
export function numberCodec(field: Field): Codec<number | null> {
  return {
    write: (value) => (value === null ? '' : String(value)),
    read: (text) => {
      if (text === '') return field.optional ? null : undefined
      const value = /^-?\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
      return checkLimits(value, field) ? undefined : value
    },
  }
}
