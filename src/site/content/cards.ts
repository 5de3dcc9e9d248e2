import { z } from 'zod'
import { isPageId } from '../routes.ts'
import { topics } from '../topics.ts'
import { localized, readData } from './data.ts'

const id = z.string().refine(isPageId, 'is not a page of the route table')
const card = z.strictObject({ id, title: localized, text: localized })

/** The three service cards of /succession. */
export const services = readData(
  'data/services.yaml',
  z.strictObject({ items: z.array(card).length(3) }),
)

/** The coaching pages, as /sales introduces them. */
export const coaching = readData('data/coaching.yaml', z.strictObject({ items: z.array(card) }))

/** The ways out: five succession options and liquidation. */
export const exits = readData(
  'data/exits.yaml',
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
          page: id,
        }),
      )
      .length(6),
  }),
)

/** The names of the articles' topics: the translated tags of the insight cards (specification, section 3). */
export const insights = readData(
  'data/insights.yaml',
  z.strictObject({ topics: z.record(z.enum(topics), localized) }),
)
