import { z } from 'zod'
import { named } from '../problems.ts'
import { curlyQuotes } from '../text/curlyQuotes.ts'
import { pseudo, stretch } from '../text/pseudo.ts'

export const text = z.string().min(1).regex(/\S/, named('blank'))

/** A bilingual text with a special format. */
export const localizedAs = (form: z.ZodString) =>
  z
    .strictObject({ ja: form, en: form })
    .transform(({ ja, en }) => ({ ja, en: pseudo ? stretch(curlyQuotes(en)) : curlyQuotes(en) }))

/** A bilingual text, as in content/data. */
export const localized = localizedAs(text)

/** From and to, of a scale. */
export const span = z.tuple([z.number(), z.number()]).refine(([from, to]) => from < to, {
  error: named('smallerFirst'),
})

/** E.g. succession-tax. */
export const id = z.string().regex(/^[a-z0-9-]+$/, named('id'))

/** E.g. '2025-10-29'. */
export const day = z.iso.date(named('day'))
