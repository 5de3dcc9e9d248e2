import { Fragment } from 'react'
import { type Clause, clauses } from './clauses.ts'

/**
 * A heading's words with a possible line break after each phrase. One of several clauses is broken between them
 * first: a clause goes to the next line whole, and is broken itself only where it is longer than a line.
 * @param phrases what `phrases()` of `src/models/text/phrases.ts` gives
 */
export function Phrases({ phrases }: { readonly phrases: readonly string[] }) {
  return clauses(phrases).map((clause, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <ClauseBox key={at} {...clause} />
  ))
}

/** A clause, in a box of its own or not; the space after it would be lost at the end of the box. */
export function ClauseBox({ phrases, boxed }: Clause) {
  if (!boxed) return breakable(phrases)
  return (
    <>
      <span data-clause>{breakable(phrases.map((phrase) => phrase.trimEnd()))}</span>
      {phrases.at(-1)?.endsWith(' ') && ' '}
    </>
  )
}

const breakable = (phrases: readonly string[]) =>
  phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
