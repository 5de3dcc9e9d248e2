import { z } from 'zod'
import type { References } from './references.ts'
import { localized } from './text.ts'

const card = ({ page }: References) =>
  z.strictObject({ id: page, title: localized, text: localized })

/** The three service cards of /succession: data/services.yaml. */
export const services = (references: References) =>
  z.strictObject({ items: z.array(card(references)).length(3) })

/** The coaching pages, as /sales introduces them: data/coaching.yaml. */
export const coaching = (references: References) =>
  z.strictObject({ items: z.array(card(references)) })

/** What is said of every exit: for whom, how long, with which money, and so on. */
// biome-ignore format: the order in which they are shown
export const framePoints = ['suits', 'time', 'money', 'tax', 'guarantee', 'office', 'week', 'unfit'] as const

/** The six exits, five of which hand the company on: data/exits.yaml. */
export const exits = ({ page }: References) =>
  z.strictObject({
    /** What the first row of an exit's frame is called: which exit it is. */
    exit: localized,
    /** The points of an exit's frame, in the order shown. */
    frame: z.record(z.enum(framePoints), localized),
    /** What the three facts of an exit are called. */
    facts: z.strictObject({ time: localized, money: localized, decides: localized }),
    items: z
      .array(
        z.strictObject({
          id: z.string(),
          /** Whether the company is handed on: five of the six. */
          succession: z.boolean(),
          name: localized,
          /** A name so short that it fits over its door on a phone. */
          door: localized,
          expansion: localized,
          /** How long it takes, where the money comes from, and who decides. */
          time: localized,
          money: localized,
          decides: localized,
          text: localized,
          page,
          /** The exit in the frame in which all six are described, where its page does not write it as a table. */
          frame: z.record(z.enum(framePoints), localized).optional(),
        }),
      )
      .length(6),
  })
