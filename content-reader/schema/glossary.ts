import { z } from 'zod'
import type { References } from './references.ts'
import { localized } from './text.ts'

/** data/glossary.yaml */
export const glossary = ({ page }: References) =>
  z.strictObject({
    terms: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        topic: z.enum(['succession', 'ma', 'coaching', 'esg']),
        term: localized,
        /** The reading of the Japanese term in hiragana, for sorting. */
        reading: z.string(),
        definition: localized,
        /** The page about the term. */
        page,
      }),
    ),
  })
