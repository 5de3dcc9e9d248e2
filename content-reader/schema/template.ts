import { z } from 'zod'
import { localized } from './text.ts'

/** What the head of every template says. */
export const templateHead = z.strictObject({ title: localized, description: localized })

/** A picture of a template, as art/masters calls it, with what it shows. */
export const templatePicture = z.strictObject({ name: z.string(), alt: localized })

/** One line of a list of facts, e.g. 'Opening hours' and '9:00 to 17:00'. */
export const fact = z.strictObject({ label: localized, value: localized })

/** An amount in yen. */
export const yen = z.int().positive()

/** A time of day. */
export const clockTime = z.string().regex(/^\d\d:\d\d$/, "write a time as '09:30', in quotes")
