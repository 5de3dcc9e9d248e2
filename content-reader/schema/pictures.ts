import { z } from 'zod'
import { localized } from './text.ts'

/** What pictures show, by their scene, for readers who do not see them: data/pictures.yaml. */
export const pictures = () => z.strictObject({ alt: z.record(z.string(), localized) })
