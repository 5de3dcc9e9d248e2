import { z } from 'zod'
import { localized } from './text.ts'

/**
 * A photograph of a person: a file in content/photos, by its path below content/, and what it shows, for readers who
 * do not see it. The build cuts it to its place.
 */
export const photo = () =>
  z.strictObject({
    picture: z
      .string()
      .regex(
        /^\/photos\/[^/]+\.(?:jpe?g|png|webp)$/i,
        'write the name of a picture in content/photos, such as /photos/name.jpg, .png or .webp',
      )
      // By which the editor knows that a file is uploaded here.
      .meta({ photo: true }),
    alt: localized,
  })

export type Photo = z.infer<ReturnType<typeof photo>>
