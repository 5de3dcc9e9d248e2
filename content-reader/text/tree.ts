import type { Element, Root } from 'hast'
import { quoteMark } from './markdown.ts'

/** Every element of a tree, in reading order. */
export function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  )
}

/** The sentences of a text that are set large: paragraphs that begin with `{quote}`. */
export function quotesOf(tree: Root): Element[] {
  return elementsOf(tree).filter(({ properties }) => quoteMark in properties)
}
