import { z } from 'zod'
import type { PageId } from '../../routing/table.ts'

/** Schemas for ids. Passed to other schemas, because the set of pages depends on content. */
export interface References {
  /** The id of a page of the route table or an article. */
  readonly page: z.ZodType<PageId, string>
}

/** @param pages the ids of the route table and of all articles */
export function references(pages: readonly string[]): References {
  const error = ({ input }: { input?: unknown }) =>
    `there is no page "${input}": write an id of the route table (routing/table.ts), or the name of an article's files`
  return { page: z.enum(pages, { error }).transform((id) => id as PageId) }
}
