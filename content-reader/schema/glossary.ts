import { z } from 'zod'
import type { References } from './references.ts'
import { localized } from './text.ts'

/** The glossary's terms: data/glossary.yaml. */
export const glossary = ({ page }: References) =>
  z.strictObject({
    terms: z.array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9-]+$/),
        topic: z.enum(['succession', 'ma', 'coaching', 'esg']),
        term: localized,
        /** How the Japanese term is read, in hiragana: it orders the Japanese list. */
        reading: z.string(),
        definition: localized,
        /** The page that treats the term. */
        page,
      }),
    ),
  })
