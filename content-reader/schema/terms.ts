import { z } from 'zod'

const text = z.string().min(1)

const term = z.strictObject({
  /** What the site says. */
  say: text,
  /** What it does not say. */
  not: z.array(text).min(1),
  /** The reason, for editors. */
  why: text,
  /** Official names and fixed terms that have the word. */
  except: z.array(text).optional(),
})

export type Term = z.infer<typeof term>

/** The shape of content/terms.yaml. */
export const termsSchema = z.strictObject({
  ja: z.array(term).min(1),
  en: z.array(term).min(1),
})
