/**
 * Puts values into a text's {placeholders}; one without a value is left as it is.
 * @param values by the placeholder's name
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) =>
    Object.hasOwn(values, key) ? `${values[key]}` : whole,
  )
}
