import { remember } from './remember.ts'

/** Endings that differ between British and American spelling, with a common form. */
const spellings: readonly [RegExp, string][] = [
  [/(..)is(?=(?:e[drs]?|ers|ing|ations?)$)/, '$1iz'],
  [/(..)ys(?=(?:e[drs]?|ing)$)/, '$1yz'],
  [/(..)our(?=(?:s|ed|ing|able)?$)/, '$1or'],
  [/(..)tre(?=s?$)/, '$1ter'],
  [/(..)ogue(?=s?$)/, '$1og'],
  [/(..)mme(?=s?$)/, '$1m'],
  [/(.e)nce(?=s?$)/, '$1nse'],
]

const ending = /(?:ments?|ations?|ions?|ings?|ers?|ors?|ed|es|e)$/

/**
 * A crude stem of a folded English word in a common spelling: “organisation” and “organized” are equal. Texts
 * and queries are stemmed alike, so it need not be linguistically correct.
 */
export const stem = remember((word) => {
  let stem = spellings
    .reduce((text, [from, to]) => text.replace(from, to), word)
    .replace(/([^s])s$/, '$1')
  // Twice for “retirements”, to match “retires”.
  for (const _ of [1, 2]) {
    const shorter = stem.replace(ending, '')
    if (shorter.length > 2) stem = shorter
  }
  return stem.replace(/(..)([bdglmnprt])\2$/, '$1$2').replace(/y$/, 'i')
})
