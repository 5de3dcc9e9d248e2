const signs = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/**
 * A number in Roman numerals, as the site numbers its parts where CSS cannot count them.
 * @param number a whole number from 1 to 39
 */
export function roman(number: number): string {
  const [value, sign] = signs.find(([least]) => number >= least) ?? [0, '']
  return value ? sign + roman(number - value) : ''
}
