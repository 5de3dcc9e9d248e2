import type { Element, Root } from 'hast'

/** Every element of a tree, in reading order. */
export function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsOf(child)] : [],
  )
}
