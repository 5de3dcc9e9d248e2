import { z } from 'zod'
import { problems } from '../problems.ts'
import { photo } from './photo.ts'
import { localized } from './text.ts'

/** Labelled facts of the firm; `sample: true` until the owner replaces the value. */
export const factRows = z.array(
  z.strictObject({
    id: z.string(),
    label: localized,
    value: localized.optional(),
    values: z.array(localized).optional(),
    sample: z.boolean().optional(),
  }),
)

export type FactRow = z.infer<typeof factRows>[number]

/** data/company.yaml: the company profile. */
export const company = () => z.strictObject({ rows: factRows })

/** data/first-talk.yaml: the first meeting; {telephone} and {hours} come from the settings. */
export const firstTalk = () =>
  z
    .strictObject({
      rows: factRows,
      /** The short version on home and the contact page: heading, ids of some rows, link text. */
      short: z.strictObject({
        heading: localized,
        rows: z.array(z.string()).min(1),
        more: localized,
      }),
    })
    .superRefine(({ rows, short }, { addIssue }) => {
      for (const [at, id] of short.rows.entries()) {
        if (rows.some((row) => row.id === id)) continue
        addIssue({ code: 'custom', path: ['short', 'rows', at], params: problems.noRow(id) })
      }
    })

/** A person or case with rows of facts. */
const profile = z.strictObject({
  id: z.string(),
  name: localized,
  rows: z.array(z.strictObject({ label: localized, value: localized })).min(1),
  sample: z.boolean().optional(),
})

/** data/cases.yaml */
export const cases = () => z.strictObject({ items: z.array(profile).min(1) })

/** data/people.yaml: consultants, with or without a photograph. */
export const people = () => {
  const { id, name, ...rest } = profile.shape
  const person = z.strictObject({ id, name, photo: photo().optional(), ...rest })
  return z.strictObject({ items: z.array(person).min(1) })
}

export const feeTerms = ['paid', 'when', 'base', 'minimum', 'stopping', 'tail'] as const

/** data/fees.yaml: whose side the firm is on, and its fees. */
export const fees = () => {
  const terms = z.record(z.enum(feeTerms), localized)
  return z.strictObject({
    stance: factRows,
    table: z.strictObject({
      title: localized,
      head: localized,
      /** Labels of the terms, in display order. */
      terms,
      work: z
        .array(
          z.strictObject({
            id: z.string(),
            name: localized,
            sample: z.boolean().optional(),
            terms,
          }),
        )
        .min(1),
    }),
  })
}

/** data/testimonials.yaml: client testimonials, three by the specification (sections 2 and 3). */
export const testimonials = () =>
  z.strictObject({
    items: z
      .array(
        z.strictObject({
          id: z.string(),
          /** Role and company alias. */
          name: localized,
          /** Industry. */
          company: localized,
          content: localized,
          picture: z.string(),
          sample: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(9),
  })
