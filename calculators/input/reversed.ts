import type { Fields } from './field.ts'

/**
 * The fields whose values contradict another field's: the higher end of a range below the lower one.
 * @param values those that could be read
 */
export function reversed(
  fields: Fields,
  values: Readonly<Record<string, number | null>>,
): readonly string[] {
  const below = (one?: number | null, other?: number | null) =>
    typeof one === 'number' && typeof other === 'number' && one < other
  return Object.entries(fields)
    .filter(
      ([name, { notBelow, notAbove }]) =>
        (notBelow && below(values[name], values[notBelow])) ||
        (notAbove && below(values[notAbove], values[name])),
    )
    .map(([name]) => name)
}
