import { z } from 'zod'
import type { PhotoCrop } from '../photoProblem.ts'
import { named } from '../problems.ts'
import { localized, text } from './text.ts'

/** A photograph: a file in content/photos, by its path below content/. The build crops it. */
const file = (crop: PhotoCrop) =>
  z
    .string()
    .regex(/^\/photos\/[^/]+\.(?:jpe?g|png|webp)$/i, named('choosePhoto'))
    // The editor shows an upload field for it.
    .meta({ photo: crop })

/** A photograph and its alternative text. */
export const photo = (crop: PhotoCrop) => z.strictObject({ picture: file(crop), alt: localized })

/** The same in the front matter of one language, with an optional line below it. */
export const photoInText = () =>
  z.strictObject({ picture: file('scene'), alt: text, caption: text.optional() })
