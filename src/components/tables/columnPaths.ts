/** Height of a column's base and of its capital, in pixels. */
export const slabHeight = 12

/**
 * Part of a column's shaft, to be stroked.
 * @param from start, in pixels above the base
 * @param to end
 */
export function columnPart(from: number, to: number): string {
  return `M0-${slabHeight + from}v-${to - from}`
}

/**
 * Everything of a column around its shaft, centred on its foot. Relative commands, so that only one number
 * differs between columns.
 * @param shaft height of the shaft, in pixels
 * @returns base and capital, flutes, and the shade on the right
 */
export function columnPaths(shaft: number): Record<'slab' | 'flutes' | 'shade', string> {
  return {
    slab: `M-32-3H32M-28-9H28m0-${shaft + 6}h-56m-4-6h64`,
    flutes: `M-15-${slabHeight}v-${shaft}m7 0v${shaft}m8 0v-${shaft}`,
    shade: `M9 0h23v-6h-4v-6h-5v-${shaft}h5v-6h4v-6H9z`,
  }
}
