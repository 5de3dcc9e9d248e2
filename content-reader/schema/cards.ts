import { z } from 'zod'
import type { References } from './references.ts'
import { localized } from './text.ts'

const card = ({ page }: References) =>
  z.strictObject({ id: page, title: localized, text: localized })

/** data/services.yaml: the three service cards of /succession. */
export const services = (references: References) =>
  z.strictObject({ items: z.array(card(references)).length(3) })

/** data/coaching.yaml: the coaching pages as /sales introduces them. */
export const coaching = (references: References) =>
  z.strictObject({ items: z.array(card(references)) })

/** The points compared for every exit, in display order. */
// biome-ignore format: one line, in display order
export const framePoints = ['suits', 'time', 'money', 'tax', 'guarantee', 'office', 'week', 'unfit'] as const

/** data/exits.yaml: the six exits, five of which hand the company on. */
export const exits = ({ page }: References) =>
  z.strictObject({
    /** Label of the first row, the exit's name. */
    exit: localized,
    /** Labels of the comparison points, in display order. */
    frame: z.record(z.enum(framePoints), localized),
    /** Labels of an exit's three facts. */
    facts: z.strictObject({ time: localized, money: localized, decides: localized }),
    items: z
      .array(
        z.strictObject({
          id: z.string(),
          /** Whether the company is handed on. */
          succession: z.boolean(),
          name: localized,
          /** A name short enough for a door on a phone. */
          door: localized,
          expansion: localized,
          /** Duration, source of the money, and who decides. */
          time: localized,
          money: localized,
          decides: localized,
          text: localized,
          page,
          /** The comparison points; absent if the exit's page has its own table. */
          frame: z.record(z.enum(framePoints), localized).optional(),
        }),
      )
      .length(6),
  })
