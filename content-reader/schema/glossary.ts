import { z } from 'zod'
import { named } from '../problems.ts'
import type { References } from './references.ts'
import { id, localized } from './text.ts'

/** data/glossary.yaml */
export const glossary = ({ page }: References) =>
  z.strictObject({
    terms: z.array(
      z.strictObject({
        id,
        term: localized,
        /** The reading of the Japanese term in hiragana, for sorting. */
        reading: z.string().regex(/^[ぁ-ゖー]+$/, named('reading')),
        definition: localized,
        /** The page about the term. */
        page,
      }),
    ),
  })
