import { faultCodes } from '../../contact/delivery/faults.ts'
import type { Log } from '../../contact/log.ts'
import type { HeaderRules } from '../../hosting/headerRules.ts'
import { openSearchAnswers } from '../../hosting/searchAnswers.ts'
import type { Encoding } from './encoding.ts'
import { keepMadePages } from './madePages.ts'
import type { Representation } from './representation.ts'
import { timeShare } from './timeShare.ts'

/** Of the time, what searching may take: inquiries and pages need the same processor. */
const share = 0.25

/**
 * The pages of search with their results (`/search?q=`).
 * @param dist the built site's directory
 * @returns by path and query, the page; undefined for any other address, while too much is asked for, and after a
 *   fault: the page without results lists every page
 */
export function openSearchPages(dist: string, rules: HeaderRules, log: Log) {
  const answers = openSearchAnswers(dist)
  const within = timeShare(share)
  const made = new Map(
    [...answers.keys()].map((path) => [
      path,
      keepMadePages({
        'content-type': 'text/html; charset=utf-8',
        ...rules(path),
        'cache-control': 'private, no-cache',
      }),
    ]),
  )
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch (error) {
      log('error', { event: 'search-fault', fault: faultCodes(error) })
      return undefined
    }
  }
  // Opens the indexes now: with a thousand articles that takes longer than queries may.
  for (const answer of answers.values()) attempt(() => answer(new URLSearchParams('q=a'))?.html())
  return (path: string, query: string, encoding: Encoding): Representation | undefined => {
    const search = answers.get(path)?.(new URLSearchParams(query))
    return attempt(
      () => search && within(() => made.get(path)?.(search.key, encoding, search.html)),
    )
  }
}
