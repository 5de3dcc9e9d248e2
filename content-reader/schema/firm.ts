import { z } from 'zod'
import { photo } from './photo.ts'
import { localized } from './text.ts'

/** Facts of the firm, each with its label; `sample: true` until the owner's value replaces it. */
const rows = z.array(
  z.strictObject({
    id: z.string(),
    label: localized,
    value: localized.optional(),
    values: z.array(localized).optional(),
    sample: z.boolean().optional(),
  }),
)

export type FactRow = z.infer<typeof rows>[number]

/** The company profile: data/company.yaml. */
export const company = () => z.strictObject({ rows })

/** What the first talk is like (data/first-talk.yaml); {telephone} and {hours} are those of the settings. */
export const firstTalk = () =>
  z
    .strictObject({
      rows,
      /** What home and the contact page say of it: a heading, some of the rows by their ids, a link's text. */
      short: z.strictObject({
        heading: localized,
        rows: z.array(z.string()).min(1),
        more: localized,
      }),
    })
    .superRefine(({ rows, short }, { addIssue }) => {
      for (const [at, id] of short.rows.entries()) {
        if (rows.some((row) => row.id === id)) continue
        const path = ['short', 'rows', at]
        addIssue({
          code: 'custom',
          path,
          message: `there is no row "${id}": write the id of a row`,
        })
      }
    })

/** Of whom or what there is something to be known: a name, and rows. */
const profile = z.strictObject({
  id: z.string(),
  name: localized,
  rows: z.array(z.strictObject({ label: localized, value: localized })).min(1),
  sample: z.boolean().optional(),
})

/** Cases: data/cases.yaml. */
export const cases = () => z.strictObject({ items: z.array(profile).min(1) })

/** Consultants, each with a photograph or without: data/people.yaml. */
export const people = () => {
  const { id, name, ...rest } = profile.shape
  const person = z.strictObject({ id, name, photo: photo().optional(), ...rest })
  return z.strictObject({ items: z.array(person).min(1) })
}

/** What is agreed on the fee of a piece of work. */
export const feeTerms = ['paid', 'when', 'base', 'minimum', 'stopping', 'tail'] as const

/** On whose side the firm is, and its fees: data/fees.yaml. */
export const fees = () => {
  const terms = z.record(z.enum(feeTerms), localized)
  return z.strictObject({
    stance: rows,
    table: z.strictObject({
      title: localized,
      head: localized,
      /** The names of the terms, in the order shown. */
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

/** The three client testimonials (specification, sections 2 and 3): data/testimonials.yaml. */
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
      .length(3),
  })
