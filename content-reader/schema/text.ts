import { z } from 'zod'
import { pseudo, stretch } from '../text/pseudo.ts'
import { curly } from '../text/typography.ts'

/** A text in one language. */
export const text = z.string().min(1).regex(/\S/, 'write something besides spaces')

/** A text of a form of its own in both languages. */
export const localizedAs = (form: z.ZodString) =>
  z
    .strictObject({ ja: form, en: form })
    .transform(({ ja, en }) => ({ ja, en: pseudo ? stretch(curly(en)) : curly(en) }))

/** A text in both languages, as the files in content/data have it. */
export const localized = localizedAs(text)

/** A day, e.g. '2025-10-29'. */
export const day = z.iso.date("write a date as '2025-10-29', in quotes")
