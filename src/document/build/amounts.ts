import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { rendered } from './endings.ts'

const number = String.raw`\d(?:[\d,.]*\d)?`
/** 年度, 時間, か月, 11月21日, 8万9,000円: what is counted, as far as it must not be parted from its number. */
const unit = [
  '年[度間代目後]?',
  `月(?:${number}日)?`,
  `時(?:間|${number}分)?`,
  '[日週]間?',
  'か[月国所年]',
  `(?:[兆億万千](?:${number})?)+[円人社件株年]?`,
  '[円人社件株名歳回点版条項号問枚代割倍分秒つ％]',
].join('|')

/** 約6か月, 5〜10年, 第3版, 2億2,913万円, 5％: a number and what it counts, with what it cannot stand without. */
const amount = new RegExp(
  `[約第－×〜]?${number}(?:〜${number})?(?:${unit})[〜＋]?|[約第]${number}`,
  'g',
)

/** No line breaks beside it while there is room (U+2060, word joiner). */
const joiner = '\u2060'

/** What holds running text, whose lines are as wide as the window. */
const blocks = 'p, li, dd, small'

/** Which amounts are held, in widths of a Japanese character. */
interface Limits {
  /** Those that end beyond so much of the text. */
  readonly after: number
  /** And are no longer than this. */
  readonly most: number
}
/** The columns of tables are narrow. */
const inTables: Limits = { after: 0, most: Number.POSITIVE_INFINITY }
/** The narrowest phones have room for 12 in the first line, which parts nothing; more than 6 have no room at twice the size. */
const inText: Limits = { after: 12, most: 6 }
/** What is said of a term may stand beside it. */
const inLists: Limits = { after: 6, most: 6 }

/**
 * Holds amounts together, because Japanese lines break anywhere else: in the cells of tables, and in running text
 * wherever a line can end. The endings of texts are held before (endings.ts).
 * @param page the page; it is changed. What a script renders anew is left as it is
 */
export function bindAmounts(page: HTMLElement): void {
  for (const cell of page.querySelectorAll('main td')) {
    // A chart has room for its values.
    if (rendered(cell) || cell.closest('[data-kind]')) continue
    bind(cell, inTables)
    breakSums(cell)
  }
  for (const block of page.querySelectorAll(blocks)) {
    if (!block.closest('main') || block.querySelector(blocks) || rendered(block)) continue
    if (block.closest('td') && !block.closest('[data-kind]')) continue
    bind(block, block.closest('dd') ? inLists : inText)
  }
}

/**
 * @param before how wide the text before the element is
 * @returns how wide it is up to the element's end
 */
function bind(element: HTMLElement, limits: Limits, before = 0): number {
  let width = before
  element.childNodes = element.childNodes.flatMap((node, at, nodes) => {
    const start = width
    if (node instanceof TextNode) {
      width += widthOf(node.rawText)
      const text = withoutTail(node, nodes[at + 1])
      return held(text, element, (from, to) => {
        const end = start + widthOf(text.rawText.slice(0, to))
        return end > limits.after && widthOf(text.rawText.slice(from, to)) <= limits.most
      })
    }
    if (node instanceof HTMLElement)
      width = isWhole(node) ? start + widthOf(node.textContent) : bind(node, limits, start)
    return [node]
  })
  return width
}

/** A sum goes on in the next line before its sign, whatever phrases the browser sees in it. */
function breakSums(cell: HTMLElement): void {
  cell.childNodes = cell.childNodes.flatMap((node, at) =>
    at > 0 && isWhole(node) && /^[－×]/.test(node.textContent)
      ? [...parse('<wbr>').childNodes, node]
      : [node],
  )
}

/** Gives what is held at the end of a text the beginning of an amount that it holds only a part of. */
function withoutTail(text: TextNode, next: Node | undefined): TextNode {
  if (!isWhole(next)) return text
  const { rawText } = text
  const found = `${rawText}${next.textContent}`
    .matchAll(amount)
    .find((each) => each.index < rawText.length && each.index + each[0].length > rawText.length)
  if (!found) return text
  const tail = rawText.slice(found.index)
  if (widthOf(tail) + widthOf(next.textContent) > inText.most) {
    const joined = tail.replaceAll('〜', `〜${joiner}`) + joiner
    return new TextNode(rawText.slice(0, found.index) + joined, text.parentNode)
  }
  next.childNodes.unshift(new TextNode(tail, next))
  return new TextNode(rawText.slice(0, found.index), text.parentNode)
}

/** @param isHeld whether the amount between two places of the text is to be held */
function held(
  text: TextNode,
  parent: HTMLElement,
  isHeld: (start: number, end: number) => boolean,
): Node[] {
  const nodes: Node[] = []
  let end = 0
  for (const { 0: found, index } of text.rawText.matchAll(amount)) {
    if (!isHeld(index, index + found.length)) continue
    if (index > end) nodes.push(new TextNode(text.rawText.slice(end, index), parent))
    nodes.push(parse(`<span data-whole>${found}</span>`).firstChild as HTMLElement)
    end = index + found.length
  }
  return end === 0 ? [text] : [...nodes, new TextNode(text.rawText.slice(end), parent)]
}

function isWhole(node: Node | undefined): node is HTMLElement {
  return node instanceof HTMLElement && node.hasAttribute('data-whole')
}

/** How wide a text is, in widths of a Japanese character. */
function widthOf(text: string): number {
  return [...text].reduce((sum, each) => sum + (each < '\u0100' ? 0.5 : 1), 0)
}
