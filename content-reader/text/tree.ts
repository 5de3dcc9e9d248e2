import type { Element, Root } from 'hast'
import { quoteMark } from './markdown.ts'

/** Every element of a tree, in document order. */
export function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  )
}

/** Paragraphs marked with `{quote}`. */
export function quotesOf(tree: Root): Element[] {
  return elementsOf(tree).filter(({ properties }) => quoteMark in properties)
}
