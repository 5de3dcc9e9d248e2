/** What a YAML file holds, and what a form gives back; an `undefined` key is one that the file is not to have. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [key: string]: Value }

export type Group = { readonly [key: string]: Value }

/** Whether a value is a map of keys. */
export function isGroup(value: Value): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a list. */
export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value)
}

/**
 * Whether two values say the same, whatever the order of their keys. Texts are compared without the spaces around
 * them, because the editor takes these away from every text that it shows.
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
