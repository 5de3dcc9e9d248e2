import { type HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { rendered } from './endings.ts'

/** 約6か月, 2億2,913万円, 5％: a number and what it counts, with what it cannot stand without. */
const amount =
  /[約－×]?\d(?:[\d,.]*\d)?(?:(?:か月|[兆億万千円年月日人社件割倍％])+(?:\d(?:[\d,.]*\d)?)?)+[〜＋]?/g

/**
 * Holds the amounts in tables together, whose columns are narrow: Japanese lines break anywhere else.
 * @param page the page; it is changed. What a script renders anew is left as it is
 */
export function bindAmounts(page: HTMLElement): void {
  for (const cell of page.querySelectorAll('main td')) {
    // A chart has room for its values.
    if (rendered(cell) || cell.closest('[data-kind]')) continue
    cell.childNodes = cell.childNodes.flatMap((node) =>
      node instanceof TextNode ? held(node, cell) : [node],
    )
  }
}

function held(text: TextNode, cell: HTMLElement): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const { 0: found, index } of text.rawText.matchAll(amount)) {
    if (index > end) nodes.push(new TextNode(text.rawText.slice(end, index), cell))
    nodes.push(parse(`<span data-whole>${found}</span>`).firstChild as HTMLElement)
    end = index + found.length
  }
  return end === 0 ? [text] : [...nodes, new TextNode(text.rawText.slice(end), cell)]
}
