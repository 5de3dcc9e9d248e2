import type { HTMLElement } from 'node-html-parser'
import type { Node } from 'postcss-selector-parser'
import { alternatives, type ReadSelector } from './selectors.ts'

/** The elements of a page, by what selectors name them. */
export interface Elements {
  readonly classes: ReadonlySet<string>
  /** The attributes that an element has, each with the values that it has somewhere. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>
  /** Whether an element matches a selector in some state and with some attributes. */
  match(selector: ReadSelector): boolean
}

/** Reads a page's elements as they are now. */
export function elementsOf(page: HTMLElement): Elements {
  const classes = new Set<string>()
  const tags = new Set<string>()
  const ids = new Set<string>()
  const attributes = new Map<string, Set<string>>()
  for (const element of page.querySelectorAll('*')) {
    tags.add(element.rawTagName.toLowerCase())
    for (const [name, value] of Object.entries(element.rawAttributes)) {
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value))
    }
    if (element.id) ids.add(element.id)
    for (const name of element.classList.values()) classes.add(name)
  }
  const named = (node: Node): boolean => {
    if (node.type === 'class') return classes.has(node.value)
    if (node.type === 'tag') return tags.has(node.value.toLowerCase())
    if (node.type === 'id') return ids.has(node.value)
    if (node.type === 'selector') return node.every(named)
    if (node.type === 'pseudo' && alternatives.has(node.value)) return node.some(named)
    return true
  }
  return {
    classes,
    attributes,
    // The names decide most selectors without a walk through the page.
    match: ({ tree, plain, broad }) => named(tree) && (plain || page.querySelector(broad) !== null),
  }
}
