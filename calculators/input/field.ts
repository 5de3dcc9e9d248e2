/** What a field of a tool takes: its kind and limits. The tools' tables of fields are the one place for them. */
export interface Field {
  /** `yen`: an amount with 万, 億, million and so on; `number`: a plain number. */
  readonly kind: 'yen' | 'number'
  readonly min: number
  readonly max: number
  /** How many decimals are taken; 0 for whole numbers. */
  readonly decimals: number
  /** Whether it may stay empty: its value then is null. */
  readonly optional?: true
  /** The field whose value is the least that this one may have: the lower end of the same range. */
  readonly notBelow?: string
  /** The field whose value is the most that this one may have. */
  readonly notAbove?: string
}

/** A table of fields, by name. */
export type Fields = Readonly<Record<string, Field>>

/** The values of a table of fields: only an optional field may be null. */
export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { optional: true } ? number | null : number
}

/** Why a field's input is not taken; the words for each are content. */
export const faultCodes = [
  'empty',
  'unreadable',
  'fraction',
  'negative',
  'tooSmall',
  'tooLarge',
  'reversed',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** A message at a field. */
export interface Fault<Name extends string = string> {
  readonly field: Name
  readonly code: FaultCode
  /** What was typed, kept as it is. */
  readonly typed: string
  /** The limit that was passed, for `tooSmall` and `tooLarge`. */
  readonly limit?: number
}
