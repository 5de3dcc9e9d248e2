import { z } from 'zod'
import { named } from '../problems.ts'
import { localized } from './text.ts'

const date = z.string().regex(/^\d{4}(-\d{2}){0,2}$/, named('date'))

/** data/figures.yaml: figures stated on pages, each with its source. */
export const figures = () =>
  z.strictObject({
    sources: z.record(
      z.string(),
      z.strictObject({
        /** Publisher and title. */
        text: localized,
        /** Publication date; absent for laws and pages that are kept up to date. */
        published: date.optional(),
        url: z.url({ protocol: /^https$/, error: named('url') }).optional(),
        /** The last day on which someone verified the figure. */
        checked: date,
      }),
    ),
    figures: z.record(
      z.string(),
      z.strictObject({
        source: z.string(),
        /** What it counts, below it in the margin. */
        name: localized,
        value: localized,
      }),
    ),
  })
