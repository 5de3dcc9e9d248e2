import { z } from 'zod'
import type { Language } from '../language.ts'
import { localized, readData } from './data.ts'
import { answer } from './settings.ts'
import { fill } from './words.ts'

const faults = z.strictObject({ required: localized, tooLong: localized, invalid: localized })

// The words of the receipt are the server's alone.
const { receipt: _, ...words } = readData(
  'data/contact.yaml',
  z.strictObject({
    labels: z.strictObject({
      name: localized,
      email: localized,
      company: localized,
      message: localized,
      required: localized,
      requiredNote: localized,
      honeypot: localized,
      submit: localized,
      sending: localized,
      ok: localized,
      characters: localized,
      tooManyCharacters: localized,
    }),
    errors: z.strictObject({ name: faults, email: faults, company: faults, message: faults }),
    outcomes: z.strictObject({ success: localized, failure: localized, error: localized }),
    help: z.strictObject({
      success: localized,
      fields: localized,
      tooMany: localized,
      unavailable: localized,
      kept: localized,
    }),
    confirmation: z.strictObject({ heading: localized, text: localized, again: localized }),
    purpose: z.strictObject({ heading: localized, text: localized, link: localized }),
    confidentiality: z.strictObject({ heading: localized, text: localized }),
    // Read by the server only.
    receipt: z.strictObject({ subject: localized, text: localized }),
  }),
)

type InOneLanguage<T> = T extends { ja: string; en: string }
  ? string
  : { readonly [K in keyof T]: InOneLanguage<T[K]> }

export type ContactWords = InOneLanguage<typeof words>

/** The contact page's words in one language, the owner's promise of an answer filled in. */
export function contactWords(language: Language): ContactWords {
  const promise = { answeredBy: answer.by[language], businessDays: answer.businessDays }
  return pick(words, language, promise) as ContactWords
}

function pick(node: unknown, language: Language, values: Record<string, string | number>): unknown {
  if (typeof node !== 'object' || node === null) return node
  if (language in node) return fill((node as Record<Language, string>)[language], values)
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, pick(value, language, values)]),
  )
}
