import { clean, cleanFault, type Fault, type Field, fields } from './rules.ts'

/** The languages that an inquiry can come in. */
export type Language = 'ja' | 'en'

/** An inquiry as it is stored and mailed: every value cleaned and within its limit. */
export interface Inquiry extends Record<Field, string> {
  language: Language
}

/** What came in, decoded but not yet believed. */
export type Draft = Readonly<Record<string, unknown>>

/** What is wrong with a draft, field by field. */
export type Errors = Partial<Record<Field | 'language', Fault>>

/** A value as a language of the site; null when it is none. */
export function asLanguage(value: unknown): Language | null {
  return value === 'ja' || value === 'en' ? value : null
}

/**
 * The text of one field as it was typed.
 * @returns '' where the field is missing, null where it is no text at all (JSON can carry anything)
 */
export function typed(draft: Draft, field: string): string | null {
  // Own properties only: a draft must not answer with what every object inherits.
  const value = Object.hasOwn(draft, field) ? draft[field] : ''
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : null
}

/**
 * Makes an inquiry of a draft, or says what is wrong with it, field by field. Unknown keys are ignored. The
 * language comes from the page, not from the visitor, but a wrong one is named too.
 */
export function readInquiry(draft: Draft): { inquiry: Inquiry } | { errors: Errors } {
  const errors: Errors = {}
  const values: Record<Field, string> = { name: '', email: '', company: '', message: '' }
  for (const field of fields) {
    const text = typed(draft, field)
    values[field] = clean(field, text ?? '')
    const found = text === null ? 'invalid' : cleanFault(field, values[field])
    if (found) errors[field] = found
  }
  const language = asLanguage(draft.language)
  if (!language) errors.language = typed(draft, 'language') === '' ? 'required' : 'invalid'
  if (!language || Object.keys(errors).length > 0) return { errors }
  return { inquiry: { ...values, language } }
}
