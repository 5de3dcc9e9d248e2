import { z } from 'zod'
import { named } from '../problems.ts'
import { localized } from './text.ts'

export const templateHead = z.strictObject({ title: localized, description: localized })

/** A template's picture by its name in art/masters, with alternative text. */
export const templatePicture = z.strictObject({ name: z.string(), alt: localized })

/** A label and value, e.g. 'Opening hours' and '9:00 to 17:00'. */
export const fact = z.strictObject({ label: localized, value: localized })

export const yen = z.int().positive()

export const clockTime = z.string().regex(/^\d\d:\d\d$/, named('time'))
