import type { Element, ElementContent } from 'hast'

/** What separates a name from what is said of it. */
const after = /^(?:：|: )/
const within = /[.。]$/

/**
 * A list whose points all begin with a name in bold is marked, and what separates the name from the rest is in an
 * element of its own, because there is none where the name stands above the rest
 * (src/views/text/wideLists.module.css). Others are returned as they are.
 */
export function namedList(list: Element): Element {
  const items = list.children.filter((child) => child.type === 'element')
  const named = items.map(namedItem)
  if (named.length === 0 || !named.every((item) => item !== null)) return list
  return { ...list, properties: { ...list.properties, dataNamed: '' }, children: named }
}

function namedItem(item: Element): Element | null {
  const [name, next, ...others] = item.children
  if (name?.type !== 'element' || name.tagName !== 'strong') return null
  const last = name.children.at(-1)
  if (next?.type === 'text' && after.test(next.value)) {
    const [separator = ''] = after.exec(next.value) ?? []
    const rest = { ...next, value: next.value.slice(separator.length) }
    return {
      ...item,
      children: [name, apart(separator), ...sentence(separator, [rest, ...others])],
    }
  }
  if (last?.type !== 'text' || !within.test(last.value)) return null
  const shorter = { ...last, value: last.value.slice(0, -1) }
  const children = [...name.children.slice(0, -1), shorter, apart(last.value.slice(-1))]
  return { ...item, children: [{ ...name, children }, ...item.children.slice(1)] }
}

/** In English what is said begins in lower case: where the name stands above it, its first letter is a capital. */
function sentence(separator: string, rest: ElementContent[]): ElementContent[] {
  if (separator !== ': ') return rest
  return [{ type: 'element', tagName: 'span', properties: { dataRest: '' }, children: rest }]
}

function apart(value: string): ElementContent {
  return {
    type: 'element',
    tagName: 'span',
    properties: { dataSeparator: '' },
    children: [{ type: 'text', value }],
  }
}
