/** The limits of a field. */
export interface Range {
  readonly min: number
  readonly max: number
  /** Maximum number of decimals; 0 for whole numbers. */
  readonly decimals: number
}

/**
 * Parses a number as typed in Japan: full-width digits, thousands separators, a unit after it.
 * @returns null if it is not a number, has too many decimals, or is out of range
 */
export function readNumber(typed: string, { min, max, decimals }: Range): number | null {
  const plain = typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replace(/\s/g, '')
    .replace(/(万円?|年|years?|%)$/, '')
  const number = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/.exec(plain)
  if (!number) return null
  const value = Number(plain.replaceAll(',', ''))
  const fraction = number[2]?.replace(/0+$/, '') ?? ''
  return value < min || value > max || fraction.length > decimals ? null : value
}
