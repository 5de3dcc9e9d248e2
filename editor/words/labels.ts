import type { Language } from '../../routing/language.ts'
import { japanese } from './japanese.ts'

// English labels are the keys written as words, except these.
const english: Readonly<Record<string, string>> = {
  alt: 'What pictures show',
  asked: 'What people type in search',
  description: 'Description in search results',
  draft: 'Draft (not public)',
  faq: 'Questions and answers',
  hero: 'Picture at the head',
  figure: 'Picture on cards',
  id: 'Id (small letters)',
  metaTitle: 'Shorter title for search results',
  panorama: 'Picture across the window',
  old: 'Former address',
  parts: 'What is shown besides the text',
  publish: 'Public from this day on',
  question: "The reader's question",
  url: 'Web address',
  withdrawn: 'No longer public',
}

/**
 * A field's label in the editor's language; without a translation, the key.
 * @param parent the key that it is below, or its form's id, where it means something else than in other places
 */
export function labelOf(key: string, language: Language, parent = ''): string {
  const own = language === 'ja' ? japanese : english
  const name = `${parent}.${key}`
  if (Object.hasOwn(own, name)) return own[name] ?? key
  if (Object.hasOwn(own, key)) return own[key] ?? key
  const words = key.replaceAll(/[-_]|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return language === 'ja' ? key : words.charAt(0).toUpperCase() + words.slice(1)
}
