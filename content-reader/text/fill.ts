const placeholder = /\{(\w+)\}/g

/** The {placeholders} of a text, with their braces. */
export const placeholdersIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(placeholder) ?? [])

/**
 * Replaces a text's {placeholders}; those without a value stay.
 * @param values by placeholder name
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(placeholder, (whole, key: string) =>
    Object.hasOwn(values, key) ? `${values[key]}` : whole,
  )
}
