import { z } from 'zod'
import { named } from '../problems.ts'
import { localized } from './text.ts'

/**
 * What articles are about, by id, with the names on their cards (specification, section 3). Articles of one day are
 * in this order; the cards' tints follow it.
 */
export const topics = () =>
  z.strictObject({
    topics: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/, named('id')), localized),
  })
