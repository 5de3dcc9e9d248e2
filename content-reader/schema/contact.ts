import { z } from 'zod'
import { localized } from './text.ts'

const faults = z.strictObject({ required: localized, tooLong: localized, invalid: localized })
/** The slips in an address that are named, so that it can be mended. */
const addressFaults = faults.extend({
  incomplete: localized,
  comma: localized,
  space: localized,
  letters: localized,
})

/** The words of the contact form and of the mail that confirms receipt: data/contact.yaml. */
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
    /** How the message begins for a visitor who comes from a template; {title} is the template's. */
    template: localized,
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
    /** How a sample is marked inside of a sentence. */
    sampleMark: localized,
    confirmation: z.strictObject({ heading: localized, text: localized, again: localized }),
    purpose: z.strictObject({ heading: localized, text: localized, link: localized }),
    confidentiality: z.strictObject({ heading: localized, text: localized }),
    receipt: z.strictObject({ subject: localized, text: localized }),
  })

export type ContactText = z.infer<ReturnType<typeof contact>>
