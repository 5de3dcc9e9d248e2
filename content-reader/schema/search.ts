import { z } from 'zod'
import { localized, text } from './text.ts'

/** What visitors say for what the site calls otherwise, in one language. */
const synonyms = z.array(
  z.strictObject({ said: z.array(text).min(1), means: z.array(text).min(1) }),
)

/** The words of the search page, and the synonyms that it knows: data/search.yaml. */
export const search = () =>
  z.strictObject({
    label: localized,
    hint: localized,
    submit: localized,
    clear: localized,
    /** While the index is on its way. */
    loading: localized,
    failed: localized,
    /** For visitors without JavaScript. */
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
    /** The list of all pages: its heading, and that of the pages which no theme of the menu has. */
    allPages: localized,
    company: localized,
    synonyms: z.strictObject({ ja: synonyms, en: synonyms }),
  })
