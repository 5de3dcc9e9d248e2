/** Endings that differ between British and American spelling, with a common form. */
const endings: readonly [RegExp, string][] = [
  [/(..)is(?=(?:e[drs]?|ers|ing|ations?)$)/, '$1iz'],
  [/(..)ys(?=(?:e[drs]?|ing)$)/, '$1yz'],
  [/(..)our(?=(?:s|ed|ing|able)?$)/, '$1or'],
  [/(..)tre(?=s?$)/, '$1ter'],
  [/(..)ogue(?=s?$)/, '$1og'],
  [/(..)mme(?=s?$)/, '$1m'],
  [/(.e)nce(?=s?$)/, '$1nse'],
]

/** A folded English word in a common spelling, for comparison only. */
export function oneSpelling(word: string): string {
  return endings.reduce((text, [ending, written]) => text.replace(ending, written), word)
}
