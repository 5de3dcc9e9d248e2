import type { Language } from '../../../routing/language.ts'

/** A data tree with bilingual texts replaced by one language's. */
export type InOneLanguage<T> = T extends { ja: string; en: string }
  ? string
  : { readonly [K in keyof T]: InOneLanguage<T[K]> }

export function inLanguage<T>(node: T, language: Language): InOneLanguage<T> {
  return oneOf(node, language) as InOneLanguage<T>
}

function oneOf(node: unknown, language: Language): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (Array.isArray(node)) return node.map((each) => oneOf(each, language))
  if (language in node) return (node as Record<Language, string>)[language]
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, oneOf(value, language)]),
  )
}
