import { z } from 'zod'
import { localized } from './text.ts'

/** Rows of the company profile (data/company.yaml); `sample: true` until the owner's value replaces it. */
export const company = () =>
  z.strictObject({
    rows: z.array(
      z.strictObject({
        id: z.string(),
        label: localized,
        value: localized.optional(),
        values: z.array(localized).optional(),
        sample: z.boolean().optional(),
      }),
    ),
  })

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
