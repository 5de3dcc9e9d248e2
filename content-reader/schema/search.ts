import { z } from 'zod'
import { localized, text } from './text.ts'

/** Visitors' words for what the site calls otherwise, in one language. */
const synonyms = z.array(
  z.strictObject({ said: z.array(text).min(1), means: z.array(text).min(1) }),
)

/** data/search.yaml: the search page and its synonyms. */
export const search = () =>
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
    }),
    /** Headings of the list of all pages, and of those in no menu theme. */
    allPages: localized,
    company: localized,
    /** By these words all tools are found. */
    tools: localized,
    synonyms: z.strictObject({ ja: synonyms, en: synonyms }),
  })
