import { z } from 'zod'

const text = z.string().min(1)

const term = z.strictObject({
  /** The preferred word. */
  say: text,
  /** Words that it replaces. */
  not: z.array(text).min(1),
  /** The reason, for editors. */
  why: text,
  /** Official names and fixed terms that contain a replaced word. */
  except: z.array(text).optional(),
})

export type Term = z.infer<typeof term>

/** content/terms.yaml */
export const termsSchema = z.strictObject({
  ja: z.array(term).min(1),
  en: z.array(term).min(1),
})
