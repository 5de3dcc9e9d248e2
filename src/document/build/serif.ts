import type { HTMLElement } from 'node-html-parser'
import postcss, { type Root, type Rule } from 'postcss'
import selectors from 'postcss-selector-parser'
import values from 'postcss-value-parser'
import { familiesIn } from './families.ts'
import { broaden } from './selectors.ts'

/** What these show is named by `content`, not by the elements that they belong to. */
const generatedBoxes = /::?(before|after|marker|backdrop)\b/

/**
 * Finds every text on a page that is or may come to be set in a face: by the page's own styles, in any
 * width and state, with what pseudo-elements say and what islands may show later. What cannot be told
 * without a browser (which of two rules wins, whether one applies now) counts as set in it.
 * @param page the page, with its styles
 * @param family the family's name in the styles
 * @returns the texts, one for each place
 */
export function textsIn(page: HTMLElement, family: string): string[] {
  const root = stylesOf(page)
  const islands = page.querySelectorAll('astro-island[props]')
  return [
    ...[...elementsIn(page, root, family)].map((element) => element.textContent),
    ...generatedTexts(root),
    ...islands.map((island) => island.getAttribute('props') ?? ''),
  ].filter((text) => text.trim() !== '')
}

/**
 * Finds the texts that stand in some parts of a page and are or may come to be set in a face; without what
 * pseudo-elements say and islands show later.
 * @param parts a selector of the parts
 */
export function textsWithin(page: HTMLElement, family: string, parts: string): string[] {
  const elements = [...elementsIn(page, stylesOf(page), family)]
  const within = elements.flatMap((element) =>
    element.closest(parts) ? [element] : element.querySelectorAll(parts),
  )
  return [...new Set(within)].map((element) => element.textContent)
}

/** A page's own styles, of all its style elements. */
export function stylesOf(page: HTMLElement): Root {
  return postcss.parse(
    page
      .querySelectorAll('style')
      .map((style) => style.rawText)
      .join('\n'),
  )
}

/** The elements that a rule of the page may set in a face. */
function elementsIn(page: HTMLElement, root: Root, family: string): Set<HTMLElement> {
  const named = propertiesNaming(root, family)
  const elements = new Set<HTMLElement>()
  root.walkDecls(/^font(-family)?$/, ({ value, parent }) => {
    // `@font-face` names its own family, and sets nothing in it.
    if (parent?.type !== 'rule') return
    if (!names(value, named)) return
    for (const selector of selectors().astSync((parent as Rule).selector).nodes) {
      if (generatedBoxes.test(String(selector))) continue
      for (const element of page.querySelectorAll(broaden(selector))) elements.add(element)
    }
  })
  return elements
}

/** The family's name, and the custom properties whose value it is in, directly or through another. */
function propertiesNaming(root: Root, family: string): Set<string> {
  const named = new Set(familiesIn(`"${family}"`))
  for (let before = 0; before < named.size; ) {
    before = named.size
    root.walkDecls(/^--/, ({ prop, value }) => {
      if (names(value, named)) named.add(prop)
    })
  }
  return named
}

function names(value: string, named: ReadonlySet<string>): boolean {
  return familiesIn(value).some((name) => named.has(name))
}

function generatedTexts(root: Root): string[] {
  const texts: string[] = []
  root.walkDecls('content', ({ value }) => {
    values(value).walk((node) => {
      if (node.type === 'string') texts.push(node.value)
    })
  })
  return texts
}
