import type { Language } from '../../../routing/language.ts'

/** A tree of words with one language's text in place of every pair. */
export type InOneLanguage<T> = T extends { ja: string; en: string }
  ? string
  : { readonly [K in keyof T]: InOneLanguage<T[K]> }

/** The words of one language, in the shape of the tree that has both. */
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
