import { Fragment } from 'react'

/**
 * A heading's words with a possible line break after each phrase.
 * @param phrases what `phrases()` of `src/models/phrases.ts` gives
 */
export function Phrases({ phrases }: { readonly phrases: readonly string[] }) {
  return phrases.map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {phrase}
    </Fragment>
  ))
}
