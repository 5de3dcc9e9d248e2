import { z } from 'zod'
import type { References } from './references.ts'
import { localized, text } from './text.ts'

/** Visitors' words for what the site calls otherwise, in one language. */
const synonyms = z.array(
  z.strictObject({ said: z.array(text).min(1), means: z.array(text).min(1) }),
)

/** data/search.yaml: the search page and its synonyms. */
export const search = ({ page }: References) =>
  z.strictObject({
    label: localized,
    hint: localized,
    submit: localized,
    clear: localized,
    /** While the index loads. */
    loading: localized,
    failed: localized,
    noScript: localized,
    results: localized,
    found: z.strictObject({ one: localized, many: localized }),
    more: localized,
    none: z.strictObject({
      heading: localized,
      text: localized,
      ways: localized,
      contact: localized,
      nearest: localized,
    }),
    /** Headings of the list of all pages, and of those in no menu theme. */
    allPages: localized,
    company: localized,
    /** By these words all tools are found. */
    tools: localized,
    /** Shown above the results. */
    cards: z.strictObject({
      heading: localized,
      items: z.array(
        z.strictObject({
          page,
          section: text.optional(),
          /** Pages that may be found instead. */
          near: z.array(page).optional(),
          text: localized,
          label: localized,
          said: z.strictObject({ ja: z.array(text).min(1), en: z.array(text).min(1) }),
        }),
      ),
    }),
    synonyms: z.strictObject({ ja: synonyms, en: synonyms }),
  })
