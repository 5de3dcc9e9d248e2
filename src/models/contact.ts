import type { Language } from '../../routing/language.ts'
import { fill } from '../../words/fill.ts'
import type { Prose } from '../../words/markdown.ts'
import type { ContactText } from '../../words/schema/contact.ts'
import { type HeroModel, heroModel } from './hero.ts'
import { href } from './links.ts'
import { finishProse } from './prose.ts'
import { isPublished } from './routes.ts'
import { words } from './site.ts'

type InOneLanguage<T> = T extends { ja: string; en: string }
  ? string
  : { readonly [K in keyof T]: InOneLanguage<T[K]> }

type AllWords = InOneLanguage<Omit<ContactText, 'receipt'>>

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
  // The words of the receipt are the server's alone.
  const { receipt: _, ...text } = words.contact
  const { answeredBy, businessDays } = words.settings.inquiries
  const promise = { answeredBy: answeredBy.value[language], businessDays: businessDays.value }
  return inLanguage(text, language, promise) as AllWords
}

function inLanguage(
  node: unknown,
  language: Language,
  values: Record<string, string | number>,
): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (language in node) return fill((node as Record<Language, string>)[language], values)
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, inLanguage(value, language, values)]),
  )
}
