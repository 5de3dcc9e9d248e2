import { z } from 'zod'
import { localized } from './text.ts'

/** data/pictures.yaml: alternative texts by scene. */
export const pictures = () => z.strictObject({ alt: z.record(z.string(), localized) })
