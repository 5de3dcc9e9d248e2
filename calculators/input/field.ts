/** Type and limits of a calculator's input. The field tables are their single source. */
export interface Field {
  /** `yen`: an amount with 万, 億, million etc.; `number`: a plain number. */
  readonly kind: 'yen' | 'number'
  readonly min: number
  readonly max: number
  /** Allowed decimals; 0 for whole numbers. */
  readonly decimals: number
  /** May be empty; its value is then null. */
  readonly optional?: true
  /** Name of the field whose value is this field's minimum: the lower end of a range. */
  readonly notBelow?: string
  /** Name of the field whose value is this field's maximum. */
  readonly notAbove?: string
}

export type Fields = Readonly<Record<string, Field>>

/** The values of a field table; only optional fields may be null. */
export type Values<F extends Fields> = {
  readonly [Name in keyof F]: F[Name] extends { optional: true } ? number | null : number
}

/** Why an input is rejected; the messages are in content. */
export const faultCodes = [
  /** Empty where zero is an answer. */
  'empty',
  /** Empty where it is none. */
  'required',
  'unreadable',
  /** More decimals than the field has. */
  'fraction',
  /** Decimals where only whole numbers count. */
  'notWhole',
  'negative',
  'tooSmall',
  'tooLarge',
  'reversed',
] as const

export type FaultCode = (typeof faultCodes)[number]

export interface Fault<Name extends string = string> {
  readonly field: Name
  readonly code: FaultCode
  readonly typed: string
  /** The violated limit, for `tooSmall` and `tooLarge`. */
  readonly limit?: number
}
