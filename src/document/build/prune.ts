import type { Root } from 'postcss'
import selectors, { type Node } from 'postcss-selector-parser'

/** Pseudo-classes that match only where one of the selectors in their brackets does. */
export const alternatives = new Set([':is', ':where', ':has'])

/**
 * Takes out of a page's styles the selectors that need a class which can never be there: styles are
 * bundled by kind of page, and a page rarely has every part of its kind.
 * @param root the page's styles; they are changed
 * @param possible whether an element of the page has a class, or may have it later through a script
 */
export function pruneRules(root: Root, possible: (name: string) => boolean): void {
  const canMatch = (node: Node): boolean => {
    if (node.type === 'class') return possible(node.value)
    if (node.type === 'selector') return node.every(canMatch)
    if (node.type === 'pseudo' && alternatives.has(node.value)) return node.some(canMatch)
    return true
  }
  const prune = selectors((list) => {
    for (const selector of [...list.nodes]) if (!canMatch(selector)) selector.remove()
  })
  root.walkRules((rule) => {
    rule.selector = prune.processSync(rule.selector)
    if (!rule.selector) rule.remove()
  })
  removeEmpty(root)
}

/** Takes out rules without declarations, and what they leave empty. */
export function removeEmpty(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  root.walkAtRules((rule) => {
    // A statement such as `@layer reset, base;` has no body at all.
    if (rule.nodes?.length === 0) rule.remove()
  })
}
