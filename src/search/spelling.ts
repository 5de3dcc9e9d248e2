/** Endings that British and American spelling write differently, and how both are written here. */
const endings: readonly [RegExp, string][] = [
  [/(..)is(?=(?:e[drs]?|ers|ing|ations?)$)/, '$1iz'],
  [/(..)ys(?=(?:e[drs]?|ing)$)/, '$1yz'],
  [/(..)our(?=(?:s|ed|ing|able)?$)/, '$1or'],
  [/(..)tre(?=s?$)/, '$1ter'],
  [/(..)ogue(?=s?$)/, '$1og'],
  [/(..)mme(?=s?$)/, '$1m'],
  [/(.e)nce(?=s?$)/, '$1nse'],
]

/** A folded English word in one spelling, British and American alike; for comparing, not for showing. */
export function oneSpelling(word: string): string {
  return endings.reduce((text, [ending, written]) => text.replace(ending, written), word)
}
