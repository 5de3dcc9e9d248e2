import { z } from 'zod'
import { problems } from '../problems.ts'
import { photo } from './photo.ts'
import { id, localized, span } from './text.ts'

/** Labelled facts of the firm; `sample: true` until the owner replaces the value. */
export const factRows = z.array(
  z.strictObject({
    id,
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
const profile = {
  id,
  name: localized,
  sample: z.boolean().optional(),
}
const fact = { label: localized, value: localized }

/** data/cases.yaml */
export const cases = () =>
  z.strictObject({
    /** The roads of all cases on one scale of months. */
    roads: z.strictObject({
      title: localized,
      head: z.strictObject({ label: localized, value: localized }),
      /** {months} is how long a case took. */
      length: localized,
      /** The same, with {from} and {to}, the months in which it nearly failed. */
      hard: localized,
      note: localized,
    }),
    items: z
      .array(
        z.strictObject({
          ...profile,
          /** What it came to, in a few words beside its road. */
          short: localized,
          picture: z.string(),
          /** Shown instead of the picture. */
          photo: photo('scene').optional(),
          /** From the first talk to the decision or the closing. */
          months: z.int().positive(),
          rows: z
            .array(
              z.strictObject({
                ...fact,
                /** The months in which it nearly failed; this row says why. */
                hard: span.optional(),
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })

/** data/people.yaml: consultants, with or without a photograph. */
export const people = () => {
  const rows = z.array(z.strictObject(fact)).min(1)
  const person = z.strictObject({ ...profile, photo: photo('portrait').optional(), rows })
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
            id,
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
          id,
          /** Role and company alias. */
          name: localized,
          /** Industry. */
          company: localized,
          content: localized,
          picture: z.string(),
          /** Shown instead of the picture. */
          photo: photo('scene').optional(),
          sample: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(9),
  })
