/** Endings that British and American spelling write differently, and how both are written here. */
const endings: readonly [RegExp, string][] = [
  [/(?<=..)is(?=(?:e[drs]?|ers|ing|ations?)$)/, 'iz'],
  [/(?<=..)ys(?=(?:e[drs]?|ing)$)/, 'yz'],
  [/(?<=..)our(?=(?:s|ed|ing|able)?$)/, 'or'],
  [/(?<=..)tre(?=s?$)/, 'ter'],
  [/(?<=..)ogue(?=s?$)/, 'og'],
  [/(?<=..)mme(?=s?$)/, 'm'],
  [/(?<=.e)nce(?=s?$)/, 'nse'],
]

/** A folded English word in one spelling, British and American alike; for comparing, not for showing. */
export function oneSpelling(word: string): string {
  return endings.reduce((text, [ending, written]) => text.replace(ending, written), word)
}
