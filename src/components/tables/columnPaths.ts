/** How high the base of a column is, and its capital, in pixels. */
export const slabHeight = 12

/**
 * A part of a column's shaft, to be stroked.
 * @param from where it begins, in pixels above the base
 * @param to where it ends
 */
export function columnPart(from: number, to: number): string {
  return `M0-${slabHeight + from}v-${to - from}`
}

/**
 * What every column has around its shaft, about the middle of its foot. By steps, so that one number differs from
 * column to column.
 * @param shaft how high the shaft is, in pixels
 * @returns the lines of base and capital, the flutes, and the shade of its right side
 */
export function columnPaths(shaft: number): Record<'slab' | 'flutes' | 'shade', string> {
  return {
    slab: `M-32-3H32M-28-9H28m0-${shaft + 6}h-56m-4-6h64`,
    flutes: `M-15-${slabHeight}v-${shaft}m7 0v${shaft}m8 0v-${shaft}`,
    shade: `M9 0h23v-6h-4v-6h-5v-${shaft}h5v-6h4v-6H9z`,
  }
}
