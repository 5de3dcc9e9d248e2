import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { phrases } from '../../src/models/text/phrases.ts'

const number = String.raw`\d(?:[\d,.]*\d)?`
/** What is counted, as far as it must not be parted from its number: 8万9,000円, か月, 年度. */
const unit = `(?:[兆億万千月時]${number})*(?:か[月国所年]|[兆億万千年月日週時分秒円人社件株名歳回点版条項号問枚代割倍つ％][円人社件株年度間代目後日分]?)`
/** Elements and entities, which stay as they are; and 約6か月, 5〜10年, 11月21日, 第3版, 2億2,913万円. */
const pieces = new RegExp(
  `<[^>]*>|&[^;\\s]+;|([約第－×〜]?${number}(?:〜${number})?${unit}[〜＋]?|[約第]${number})`,
  'g',
)

const blocks = 'p, li, dd, td, blockquote'
/** What goes on in the same line as the text around it. A link with a class is a button or a card. */
const inline = ['span', 'em', 'strong', 'time', 'sup', 'a']
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/
const character = String.raw`(?:&[^;\s]+;|[^&])`

/** A last line of fewer characters than this looks lost. */
const least = 5
/** What is wider, in halves of a Japanese character, has no room on a small phone at twice the size; lists are indented. */
const widest = { japanese: 16, inList: 12, ending: 12, other: 12 }

/** No line breaks beside it (U+2060, word joiner). */
const joiner = '\u2060'

/**
 * Holds amounts together, because Japanese lines break anywhere else, and the last five characters of every running
 * text, so that no line of one to four is left over: `text-wrap: pretty` does so for words only.
 * @param page the page; it is changed. What a script renders anew is left as it is
 */
export function holdTogether(page: HTMLElement): void {
  for (const block of page.querySelectorAll(blocks)) {
    if (block.querySelector(blocks)) continue
    if (rendered(block)) continue
    const cell = block.closest('tbody td, tbody th')
    // A chart has room for its values, and a heading's clauses have phrases of their own.
    const apart = (cell && block.closest('[data-kind]')) ?? block.querySelector('[data-clause]')
    if (block.closest('main') && !apart) holdAmounts(block, cell !== null)
    const shown = block.childNodes.filter(({ rawText }) => rawText.trim())
    // Where there are elements and nothing between them, they may be laid out side by side, but for a mark.
    const mark = lengthOf(shown.at(-1)?.textContent.trim() ?? '') === 1
    if (mark || shown.some((node) => node instanceof TextNode || isWhole(node))) holdEnding(block)
  }
}

/** Whether an island renders the element itself: what is in an island's slots came with the page. */
export function rendered(element: HTMLElement): boolean {
  return element.closest('astro-island, astro-slot')?.rawTagName === 'astro-island'
}

/** @param narrow whether it is in a table, where an amount is held however long it is, and a sum goes on before a sign */
function holdAmounts(block: HTMLElement, narrow: boolean): void {
  const before = block.innerHTML
  const most = block.closest('li, dd') ? widest.inList : widest.japanese
  const after = before.replace(pieces, (piece: string, amount: string | undefined, at: number) => {
    if (!amount || (!narrow && widthOf(amount) > most)) return piece
    const sign = narrow && at > 0 && /^[－×]/.test(amount) ? '<wbr>' : ''
    return `${sign}<span data-whole>${amount}</span>`
  })
  if (after !== before) block.childNodes = parse(after).childNodes
}

function holdEnding(parent: HTMLElement): void {
  const before = [...parent.childNodes]
  const held: Node[] = []
  let length = 0
  while (length < least) {
    const node = before.pop()
    if (node instanceof TextNode) {
      const tail = node.rawText.trim() ? ending(node.rawText, least - length) : ''
      const head = node.rawText.slice(0, node.rawText.length - tail.length)
      held.unshift(new TextNode(tail, parent))
      if (head.trim()) before.push(new TextNode(head, parent))
      else held.unshift(new TextNode(head, parent))
      length += lengthOf(tail)
      continue
    }
    if (!(node instanceof HTMLElement) || !isInline(node)) return
    if (isLong(node.textContent)) {
      // What is long has an ending of its own; what follows it stays with it, as full stops do by themselves.
      if (!isWhole(node)) holdEnding(node)
      if (held[0] && !/^\s*(\p{P}|$)/u.test(textOf(held)))
        held.unshift(new TextNode(joiner, parent))
      parent.childNodes = [...before, node, ...held]
      return
    }
    held.unshift(node)
    length += lengthOf(node.textContent)
  }
  const text = textOf(held)
  const [only] = held
  if (isLong(text, widest.ending) || isWord(text) || (held.length === 1 && isWhole(only))) return
  const span = parse('<span data-whole></span>').firstChild as HTMLElement
  span.childNodes = held
  parent.childNodes = [...before, span]
}

/** The last phrases of a Japanese text, or its last words, with at least so many characters. */
function ending(text: string, count: number): string {
  const last = (pattern: string) => new RegExp(`${pattern}$`, 'u').exec(text)?.[0]
  const shortest = last(`${character}{${count}}`) ?? text
  if (!japanese.test(shortest)) return last(String.raw`\S*${character}{${count}}`) ?? text
  let found = ''
  for (const phrase of text.includes('&') ? [] : phrases(text.slice(-18), 'ja').toReversed()) {
    if (lengthOf(found) < count) found = phrase + found
  }
  if (found && found !== text && lengthOf(found) <= count + 1) return found
  // Where the phrases are too long, what begins with a word that is written otherwise than what is before it.
  return last(`(?<=[ぁ-ん])[ァ-ヶ\u3400-\u9fff]${character}{${count - 1},${count}}`) ?? shortest
}

function isInline({ rawTagName, classNames }: HTMLElement): boolean {
  return inline.includes(rawTagName.toLowerCase()) && !(rawTagName === 'a' && classNames)
}

function isWhole(node: Node | undefined): node is HTMLElement {
  return node instanceof HTMLElement && node.hasAttribute('data-whole')
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map(({ textContent }) => textContent).join('')
}

/** One word of a language with spaces does not break. */
function isWord(text: string): boolean {
  return !japanese.test(text) && !/\s/.test(text)
}

function isLong(text: string, most = widest.japanese): boolean {
  return widthOf(text) > (japanese.test(text) ? most : widest.other)
}

function lengthOf(text: string): number {
  return [...text.replaceAll(/&[^;\s]+;/g, 'x')].length
}

/** How wide a text is, in halves of a Japanese character. */
function widthOf(text: string): number {
  return [...text].reduce((sum, each) => sum + (each < '\u0100' ? 1 : 2), 0)
}
