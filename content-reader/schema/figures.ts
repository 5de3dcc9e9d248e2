import { z } from 'zod'
import { localized } from './text.ts'

const date = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, 'write a date as 2026, 2026-11 or 2026-11-21')

/** Figures that pages state, each with its source: data/figures.yaml. */
export const figures = () =>
  z.strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({
        /** The body that published the figure, and what it counted. */
        text: localized,
        /** When it was published; a law or a page that is kept up to date has no such day. */
        published: date.optional(),
        /** Where it can be read. */
        url: z.url({ protocol: /^https$/ }).optional(),
        /** When someone last looked whether the figure still holds. */
        checked: date,
      }),
    ),
    figures: z.record(z.string(), z.strictObject({ source: z.string(), value: localized })),
  })
