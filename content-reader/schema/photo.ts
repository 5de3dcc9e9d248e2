import { z } from 'zod'
import { localized } from './text.ts'

/**
 * A person's photograph: a file in content/photos, by its path below content/, and its alternative text. The
 * build crops it.
 */
export const photo = () =>
  z.strictObject({
    picture: z
      .string()
      .regex(
        /^\/photos\/[^/]+\.(?:jpe?g|png|webp)$/i,
        'write the name of a picture in content/photos, such as /photos/name.jpg, .png or .webp',
      )
      // The editor shows an upload field for it.
      .meta({ photo: true }),
    alt: localized,
  })

export type Photo = z.infer<ReturnType<typeof photo>>
