import { Fragment } from 'react'
import { clauses } from './clauses.ts'

/**
 * A heading's words with a possible line break after each phrase. One of several clauses is broken between them
 * first: a clause goes to the next line whole, and is broken itself only where it is longer than a line.
 * @param phrases what `phrases()` of `src/models/phrases.ts` gives
 */
export function Phrases({ phrases }: { readonly phrases: readonly string[] }) {
  return clauses(phrases).map(({ phrases, boxed }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={at}>
      {boxed ? (
        <span data-clause>{breakable(phrases.map((phrase) => phrase.trimEnd()))}</span>
      ) : (
        breakable(phrases)
      )}
      {/* The space between two clauses: within the box it would be lost at its end. */}
      {boxed && phrases.at(-1)?.endsWith(' ') && ' '}
    </Fragment>
  ))
}

const breakable = (phrases: readonly string[]) =>
  phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
