import type { Language } from '../routing/language.ts'
import { clean, cleanFault, type Fault, type Field, fields } from './rules.ts'

/** An inquiry as it is stored and mailed: values are cleaned and within their limits. */
export interface Inquiry extends Record<Field, string> {
  language: Language
}

/** A decoded submission, not yet validated. */
export type Draft = Readonly<Record<string, unknown>>

export type Errors = Partial<Record<Field | 'language', Fault>>

export function asLanguage(value: unknown): Language | null {
  return value === 'ja' || value === 'en' ? value : null
}

/**
 * The text of a field as typed.
 * @returns '' where the field is missing, null where it is not a string (JSON may hold anything)
 */
export function typed(draft: Draft, field: string): string | null {
  // Own properties only, never `constructor` and the like.
  const value = Object.hasOwn(draft, field) ? draft[field] : ''
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : null
}

/** Validates a draft. Unknown keys are ignored. The language comes from the page, but is checked too. */
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
