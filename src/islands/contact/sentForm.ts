import { type Fault, type Field, fields } from '../../../contact/rules.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'

/** A form that was sent without the script and came back, as the server filled it in (contact/answers/answerPage.ts). */
export interface SentForm {
  /** The line that helps; null on a page that is no answer. */
  readonly help: keyof ContactWords['help'] | null
  readonly errors: Partial<Record<Field, Fault>>
  /** What was typed. */
  readonly values: Partial<Record<Field, string>>
}

export const notSent: SentForm = { help: null, errors: {}, values: {} }

/**
 * Reads the answer out of the page, so that the form hydrates as the server left it: what the first rendering
 * does not know is lost to it.
 * @returns `notSent` on the server, and on a page that is no answer
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
