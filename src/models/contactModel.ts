import type { Language } from '../../routing/language.ts'
import { contactText } from '../../words/contactText.ts'
import type { Prose } from '../../words/markdown.ts'
import type { ContactText } from '../../words/schema/contact.ts'
import { type HeroModel, heroModel } from './heroModel.ts'
import { href } from './links.ts'
import { finishProse } from './prose.ts'
import { isPublished } from './routes.ts'
import { words } from './site.ts'

type InOneLanguage<T> = T extends { ja: string; en: string }
  ? string
  : { readonly [K in keyof T]: InOneLanguage<T[K]> }

type AllWords = InOneLanguage<Omit<ContactText, 'receipt' | 'sampleMark'>>

/** The words of the contact form in one language, the owner's promise of an answer filled in. */
export type ContactWords = Omit<AllWords, 'purpose' | 'confidentiality'>

export interface ContactModel extends Pick<AllWords, 'confidentiality'> {
  readonly hero: HeroModel
  readonly intro: Prose
  readonly purpose: AllWords['purpose'] & { readonly href: string | null }
  /** The form's own words. */
  readonly form: ContactWords
}

export function contactModel(language: Language): ContactModel {
  const page = words.page('contact')[language]
  const { purpose, confidentiality, ...form } = contactWords(language)
  return {
    hero: heroModel(page, language),
    intro: finishProse(page.intro, language, []),
    purpose: { ...purpose, href: isPublished('privacy') ? href('privacy', language) : null },
    confidentiality,
    form,
  }
}

function contactWords(language: Language): AllWords {
  // The words of the receipt are the mail's alone; samples are marked by now.
  const { receipt: _, sampleMark: __, ...text } = contactText(words)
  return inLanguage(text, language) as AllWords
}

function inLanguage(node: unknown, language: Language): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (language in node) return (node as Record<Language, string>)[language]
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, inLanguage(value, language)]),
  )
}
