const signs = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** @param number 1 to 39 */
export function roman(number: number): string {
  const [value, sign] = signs.find(([least]) => number >= least) ?? [0, '']
  return value ? sign + roman(number - value) : ''
}
