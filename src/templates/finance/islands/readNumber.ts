/** What a field takes. */
export interface Range {
  readonly min: number
  readonly max: number
  /** How many decimals at most; 0 for whole numbers. */
  readonly decimals: number
}

/**
 * Reads a number as people type it in Japan: in full-width digits, with commas between thousands, with its
 * unit behind.
 * @returns null where it is not a number, has more decimals than it may, or is out of range
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
