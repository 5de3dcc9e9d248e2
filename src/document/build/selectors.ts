import selectors, { type Selector } from 'postcss-selector-parser'

/** Pseudo-classes that match only where one of the selectors in their brackets does. */
const alternatives = new Set([':is', ':where', ':has'])

/**
 * A selector without what depends on a state that only a browser knows, such as `:hover` or `:lang()`:
 * it matches at least what the selector can ever match.
 */
export function broaden(selector: Selector): string {
  const copy = selector.clone()
  copy.walkPseudos((pseudo) => {
    // Always true, and allowed where a compound would otherwise be left empty.
    if (!alternatives.has(pseudo.value))
      pseudo.replaceWith(selectors.pseudo({ value: ':not(nothing)' }))
  })
  return String(copy).trim()
}
