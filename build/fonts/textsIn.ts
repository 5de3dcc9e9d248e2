import type { HTMLElement } from 'node-html-parser'
import postcss, { type Root } from 'postcss'

/** The text of these pseudo-elements comes from `content`, not from the element. */
const generatedBoxes = /::?(before|after|marker|backdrop)\b/
/**
 * State selectors that only a browser can evaluate, such as `:hover` and `:lang(ja)`; not `:is()`, `:where()`
 * and `:has()`.
 */
const states = /:(?!is\(|where\(|has\()[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g

/**
 * Finds every text on a page that may be set in a font family, at any width and in any state, including
 * pseudo-elements and texts that islands may show later. Specificity is ignored.
 * @param family the family's name in the CSS
 * @param parts a selector; if given, only texts within it
 */
export function textsIn(page: HTMLElement, family: string, parts?: string): string[] {
  const root = stylesOf(page)
  // The family and the custom properties that contain it, directly or through others.
  const names = new Set([family])
  for (let size = 0; size < names.size; ) {
    size = names.size
    root.walkDecls(/^--/, ({ prop, value }) => {
      if (placeOf(names, value) >= 0) names.add(prop)
    })
  }
  const elements = new Set<HTMLElement>()
  const texts: string[] = []
  root.walkDecls(({ prop, value, parent }) => {
    if (prop === 'content') texts.push(...value.split(/["']/).filter((_, at) => at % 2))
    // `@font-face` also has font-family but sets no text.
    if (!/^font(-family)?$/.test(prop) || parent?.type !== 'rule') return
    if (placeOf(names, value) < 0) return
    for (const selector of (parent as postcss.Rule).selectors) {
      if (generatedBoxes.test(selector)) continue
      const every = selector.replaceAll(states, ':not(nothing)')
      for (const element of page.querySelectorAll(every)) elements.add(element)
    }
  })
  if (parts)
    return [...elements].flatMap((element) =>
      (element.closest(parts) ? [element] : element.querySelectorAll(parts)).map(
        ({ textContent }) => textContent,
      ),
    )
  for (const { textContent } of elements) texts.push(textContent)
  for (const island of page.querySelectorAll('astro-island[props]'))
    texts.push(island.getAttribute('props') ?? '')
  return texts.filter((text) => text.trim())
}

function stylesOf(page: HTMLElement): Root {
  return postcss.parse(
    page
      .querySelectorAll('style')
      .map(({ rawText }) => rawText)
      .join('\n'),
  )
}

/** The position of the first of some families or custom properties in a value; -1 if none occurs. */
function placeOf(names: Iterable<string>, value: string): number {
  const any = [...names].join('|')
  return value.search(new RegExp(`(?<![^\\s,(])(["']?)(?:${any})\\1(?=\\s*(?:[,)]|$))`, 'i'))
}
