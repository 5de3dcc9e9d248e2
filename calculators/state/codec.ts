import { beyond } from '../input/beyond.ts'
import type { Field } from '../input/field.ts'

/** Writes a value as the text of an address and reads it back; undefined where the text is no such value. */
export interface Codec<T> {
  readonly write: (value: T) => string
  readonly read: (text: string) => T | undefined
}

/** A number within the limits of its field; an optional one may be null, which is the empty text. */
export function numberCodec(field: Field): Codec<number | null> {
  return {
    write: (value) => (value === null ? '' : String(value)),
    read: (text) => {
      if (text === '') return field.optional ? null : undefined
      const value = /^-?\d{1,16}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
      return beyond(value, field) ? undefined : value
    },
  }
}
