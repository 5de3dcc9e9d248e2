import { z } from 'zod'
import type { PageId } from '../../routing/table.ts'
import { type NamedProblem, named } from '../problems.ts'

/** Schemas for ids. Passed to other schemas, because the ids depend on content. */
export interface References {
  /** The id of a page of the route table or an article. */
  readonly page: z.ZodType<PageId, string>
  /** The id of a page that shows links to the pages below it. */
  readonly parent: z.ZodType<PageId, string>
  /** The id of a topic of data/topics.yaml. */
  readonly topic: z.ZodType<string, string>
}

/**
 * @param pages the ids of all public pages and articles
 * @param hidden the ids of those that are not public
 * @param otherwise what is wrong with any other id
 */
export function pageReference(
  pages: readonly string[],
  hidden: readonly string[] = [],
  otherwise: NamedProblem = 'noPage',
): References['page'] {
  const error = ({ input }: { readonly input?: unknown }) =>
    named(hidden.includes(String(input)) ? 'pageHidden' : otherwise)
  return z.enum(pages, { error }).transform((id) => id as PageId)
}

/** @param topics the ids of data/topics.yaml */
export function topicReference(topics: readonly string[]): References['topic'] {
  return z.enum(topics, { error: named('noTopic') })
}
