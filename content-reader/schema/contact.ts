import { z } from 'zod'
import { localized } from './text.ts'

const faults = z.strictObject({ required: localized, tooLong: localized, invalid: localized })
/** Address errors that are reported individually. */
const addressFaults = faults.extend({
  incomplete: localized,
  comma: localized,
  space: localized,
  letters: localized,
})

/** data/contact.yaml: the contact form and the confirmation mail. */
export const contact = () =>
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
    /** The beginning of the message for visitors from a template: {title} is its name, {plan} the plan's. */
    template: localized,
    /** The plan of a visitor who chose none. */
    undecided: localized,
    errors: z.strictObject({
      name: faults,
      email: addressFaults,
      company: faults,
      message: faults,
    }),
    outcomes: z.strictObject({ success: localized, failure: localized, error: localized }),
    help: z.strictObject({
      success: localized,
      fields: localized,
      tooMany: localized,
      unavailable: localized,
      kept: localized,
      back: localized,
    }),
    /** Marks a sample within a sentence. */
    sampleMark: localized,
    confirmation: z.strictObject({ heading: localized, text: localized, again: localized }),
    purpose: z.strictObject({ heading: localized, text: localized, link: localized }),
    confidentiality: z.strictObject({ heading: localized, text: localized }),
    receipt: z.strictObject({ subject: localized, text: localized }),
  })

export type ContactText = z.infer<ReturnType<typeof contact>>
