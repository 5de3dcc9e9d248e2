import type { HTMLElement } from 'node-html-parser'
import postcss, { type Root } from 'postcss'

/** What these show is named by `content`, not by the elements that they belong to. */
const generatedBoxes = /::?(before|after|marker|backdrop)\b/
/** What only a browser knows, such as `:hover`, `:lang(ja)`; not what matches where one of its selectors does. */
const states = /:(?!is\(|where\(|has\()[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g

/**
 * Finds every text on a page that may be set in a face: by the page's own styles, in any width and state, with what
 * pseudo-elements say and what islands may show later. Which of two rules wins is not looked at.
 * @param family the family's name in the styles
 * @param parts a selector of parts; only their texts, where it is given
 */
export function textsIn(page: HTMLElement, family: string, parts?: string): string[] {
  const root = stylesOf(page)
  // The family, and the custom properties whose value it is in, directly or through another.
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
    // `@font-face` names its own family, and sets nothing in it.
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

/** A page's own styles, of all its style elements. */
export function stylesOf(page: HTMLElement): Root {
  return postcss.parse(
    page
      .querySelectorAll('style')
      .map(({ rawText }) => rawText)
      .join('\n'),
  )
}

/** Where a value names one of some families or custom properties; -1 where it names none. */
export function placeOf(names: Iterable<string>, value: string): number {
  const any = [...names].join('|')
  return value.search(new RegExp(`(?<![^\\s,(])(["']?)(?:${any})\\1(?=\\s*(?:[,)]|$))`, 'i'))
}
