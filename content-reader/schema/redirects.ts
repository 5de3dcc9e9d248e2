import { z } from 'zod'
import { named } from '../problems.ts'
import type { References } from './references.ts'

/** A Japanese page's path, which stands for the English one too. */
const address = z
  .string()
  .regex(/^\/(?!(?:en|ja)(?:\/|$))[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/, named('address'))
  .describe('an address such as /population-decline')

/** redirects.yaml: addresses that pages had. */
export const redirects = ({ page }: References) =>
  z.strictObject({
    moved: z.array(
      z.strictObject({
        old: address,
        /** The page that visitors are led to; without one they are told that the page is gone (410). */
        page: page.optional(),
      }),
    ),
  })
