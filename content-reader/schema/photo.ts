import { z } from 'zod'
import { named } from '../problems.ts'
import { localized } from './text.ts'

/**
 * A person's photograph: a file in content/photos, by its path below content/, and its alternative text. The
 * build crops it.
 */
export const photo = () =>
  z.strictObject({
    picture: z
      .string()
      .regex(/^\/photos\/[^/]+\.(?:jpe?g|png|webp)$/i, named('choosePhoto'))
      // The editor shows an upload field for it.
      .meta({ photo: true }),
    alt: localized,
  })

export type Photo = z.infer<ReturnType<typeof photo>>
