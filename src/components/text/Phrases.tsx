import { Fragment } from 'react'
import { type Clause, clauses } from '../../../content-reader/text/clauses.ts'

/**
 * Text with a possible line break after each phrase. With several clauses, lines break between clauses first;
 * a clause only breaks if it is longer than a line.
 * @param phrases from `phrases()` in src/models/text/phrases.ts
 */
export function Phrases({ phrases }: { readonly phrases: readonly string[] }) {
  return clauses(phrases).map((clause, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <ClauseBox key={at} {...clause} />
  ))
}

export function ClauseBox({ phrases, boxed, after }: Clause) {
  if (!boxed) return breakable(phrases)
  return (
    <>
      <span data-clause>{breakable(phrases)}</span>
      {after}
    </>
  )
}

/** A text with a possible line break after each phrase, however short it is. */
export const breakable = (phrases: readonly string[]) =>
  phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
