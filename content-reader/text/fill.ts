/**
 * Replaces a text's {placeholders}; those without a value stay.
 * @param values by placeholder name
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? `${values[key]}` : whole,
  )
}
