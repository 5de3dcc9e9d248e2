import { z } from 'zod'
import { type Language, otherLanguage } from '../language.ts'
import { isPageId } from '../routes.ts'
import { localized, readData } from './data.ts'

const { terms } = readData(
  'data/glossary.yaml',
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
        page: z.string().refine(isPageId, 'is not a page of the route table'),
      }),
    ),
  }),
)

/** The glossary's terms in the order of the language: by reading in Japanese, by term in English. */
export function glossary(language: Language) {
  const other = otherLanguage(language)
  const collator = new Intl.Collator(language)
  return terms
    .map(({ term, definition, ...entry }) => ({
      ...entry,
      term: term[language],
      other: term[other],
      definition: definition[language],
    }))
    .sort((a, b) =>
      language === 'ja' ? collator.compare(a.reading, b.reading) : collator.compare(a.term, b.term),
    )
}
