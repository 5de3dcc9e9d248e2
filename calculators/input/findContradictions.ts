import type { Fields } from './field.ts'

/**
 * Finds fields whose values contradict another field's, such as the end of a range below its start.
 * @param values those that could be read
 */
export function findContradictions(
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
