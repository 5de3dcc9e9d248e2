import { z } from 'zod'
import type { PageId } from '../../routing/table.ts'

/** What content can refer to by an id. Schemas take it, because which pages there are is content too. */
export interface References {
  /** The id of a page of the route table or of an article. */
  readonly page: z.ZodType<PageId, string>
}

/** @param pages the ids of the route table and of all articles */
export function references(pages: readonly string[]): References {
  const error = ({ input }: { input?: unknown }) =>
    `there is no page "${input}": write an id of the route table (routing/table.ts), or the name of an article's files`
  return { page: z.enum(pages, { error }).transform((id) => id as PageId) }
}
