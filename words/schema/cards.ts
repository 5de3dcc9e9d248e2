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

/** The six exits, five of which hand the company on: data/exits.yaml. */
export const exits = ({ page }: References) =>
  z.strictObject({
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
          text: localized,
          page,
        }),
      )
      .length(6),
  })
