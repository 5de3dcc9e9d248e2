import { z } from 'zod'
import { localized } from './text.ts'

/** Article topics. Each has its name in data/topics.yaml and its colour in src/styles/tokens.css. */
export const topicIds = ['dx', 'manufacturing', 'population', 'esg'] as const

export type Topic = (typeof topicIds)[number]

/** data/topics.yaml: topic names, as article cards show them (specification, section 3). */
export const topics = () => z.strictObject({ topics: z.record(z.enum(topicIds), localized) })
