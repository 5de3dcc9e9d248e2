import { z } from 'zod'
import { localized } from './text.ts'

/** What an article can be about. Each topic has its name in data/topics.yaml, its tint in src/styles/tokens.css. */
export const topicIds = ['dx', 'manufacturing', 'population', 'esg'] as const

export type Topic = (typeof topicIds)[number]

/** The topics' names, as the tags of the article cards show them (specification, section 3): data/topics.yaml. */
export const topics = () => z.strictObject({ topics: z.record(z.enum(topicIds), localized) })
