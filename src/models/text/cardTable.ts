import type { Element, ElementContent } from 'hast'
import type { Language } from '../../../routing/language.ts'

/** A cell of more characters is a sentence, for which a column on a phone is too narrow. */
const longest = { ja: 18, en: 44 }

const roles: Record<string, string> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  td: 'cell',
}

/**
 * A table of many or long cells, prepared for phones, on which its rows become cards: each cell carries its
 * column's name, and parts have the roles that a changed layout takes from them. Others are returned as they
 * are.
 */
export function cardTable(table: Element, language: Language): Element {
  const rows = elements(table).flatMap(elements)
  const heads = elements(rows[0]).map(textOf)
  const columns = heads.length
  const wordy = rows.flatMap(elements).some((cell) => textOf(cell).length > longest[language])
  if (columns < 3 || !(columns > 3 || wordy)) return table
  const withRoles = (node: Element, column = 0): Element => {
    const { tagName, properties } = node
    const head = properties.scope === 'col' ? 'columnheader' : 'rowheader'
    const name = tagName === 'td' ? { dataColumn: heads[column] } : {}
    const children =
      tagName === 'td' || tagName === 'th'
        ? node.children
        : elements(node).map((child, at) => withRoles(child, at))
    return {
      ...node,
      properties: { ...properties, ...name, role: roles[tagName] ?? head },
      children,
    }
  }
  return {
    ...table,
    properties: { dataCards: '' },
    children: elements(table).map((part) => withRoles(part)),
  }
}

function elements(node: Element | undefined): Element[] {
  return node?.children.filter((child) => child.type === 'element') ?? []
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
