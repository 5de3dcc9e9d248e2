import { type Fault, type Field, fields } from '../../../contact/rules.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'

/** A form submitted without JavaScript, as the server returned it (contact/answers/answerPage.ts). */
export interface SentForm {
  /** Key of the help text; null if the page is not a response. */
  readonly help: keyof ContactWords['help'] | null
  readonly errors: Partial<Record<Field, Fault>>
  readonly values: Partial<Record<Field, string>>
}

export const notSent: SentForm = { help: null, errors: {}, values: {} }

/**
 * Reads the server's response from the page, so that the form hydrates without losing it.
 * @returns `notSent` during server rendering, and if the page is not a response
 */
export function readSentForm(): SentForm {
  if (typeof document === 'undefined') return notSent
  const { answer } = document.querySelector<HTMLElement>('[data-contact-outcome]')?.dataset ?? {}
  if (!answer) return notSent
  const form = document.querySelector<HTMLFormElement>('form[data-contact-form]')
  const values = fields.map((field) => {
    const control = form?.elements.namedItem(field) as HTMLInputElement | null
    return [field, control?.defaultValue ?? '']
  })
  return { ...JSON.parse(answer), values: Object.fromEntries(values) }
}
