/** A YAML value, or a form's; a key that is `undefined` must not be in the file. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [key: string]: Value }

export type Group = { readonly [key: string]: Value }

export function isGroup(value: Value): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

/**
 * Deep equality, independent of key order. Texts are compared trimmed, because the editor trims every text
 * that it shows.
 */
export function same(one: Value, other: Value): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim()
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((each, at) => same(each, other[at]))
  }
  if (isGroup(one) && isGroup(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...keys].every((key) => same(one[key], other[key]))
  }
  return one === other
}
