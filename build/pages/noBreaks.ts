import { HTMLElement, type Node, TextNode } from 'node-html-parser'
import { phrases } from '../../src/models/text/phrases.ts'
import { innermost } from './builtPages.ts'

const number = String.raw`\d(?:[\d,.]*\d)?`
/** Units and counters that must stay on the line of their number: 8万9,000円, か月, 年度. */
const unit = `(?:[兆億万千月時]${number})*(?:か[月国所年]|[兆億万千年月日週時分秒円人者社件株名歳回点版条項号問枚代割倍つ％])[円人社件株年度間代目前後日分]?`
/** Elements and entities (left alone), dates, amounts such as 約6か月, 5〜10年, 11月21日, 1、2名, 第3版, 月20万円, 2億2,913万円, 37-10, and 1.5 million yen. */
const pieces = new RegExp(
  `<[^>]*>|&[^;\\s]+;|(\\d{4}年\\d{1,2}月(?:\\d{1,2}日)?|(?:[約第－×〜]|(?<![\\p{Script=Han}\\d])[月年])?${number}(?:〜${number}|、\\d)?${unit}[〜＋]?|[約第]${number}|\\d+(?:-\\d+)+|${number} (?:million|billion)(?: yen)?|${number} yen)`,
  'gu',
)

const blocks = 'p, li, dd, dd > details, td, blockquote, [data-margin] > span'
/** Inline elements. A link with a class is a button or a card. */
const inline = ['span', 'em', 'strong', 'time', 'sup', 'a']
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/
const character = String.raw`(?:&[^;\s]+;|[^&])`

/** A last line of fewer characters looks lost. */
const least = (text: string) => (japanese.test(text) ? 3 : 5)
/** Of a Japanese one, if its phrases fit. */
const wanted = 5
/** Endings that no line breaks where the phrase that they end is too long to hold. */
const polite =
  /(?:ください|(?:[一-龠]?[っん])?[てで](?:います|いました|おります)|ません|ました|でした|ましょう)。?$/
/** A text of no more characters has one line. */
const short = 5
/** In half-width characters: anything wider does not fit a small phone at 200% zoom; lists and quotes are indented. */
const widest = { japanese: 16, inList: 12, ending: 14, other: 12 }
/** Wider Japanese endings, which break only where they do not fit. */
const widestEnding = { inList: 16, ending: 18 }

/** Word joiner: no line break beside it. */
const joiner = '\u2060'

/**
 * Prevents line breaks within amounts and within the last phrase or words of running text, since Japanese
 * otherwise breaks anywhere and `text-wrap: pretty` avoids orphans for spaced languages only.
 * @param page the page; it is modified, except for what islands render
 */
export function preventBreaks(page: HTMLElement): void {
  for (const block of innermost(page, blocks)) {
    if (isIslandRendered(block)) continue
    const cell = block.closest('tbody td, tbody th')
    // Charts have room for their values, and headings with clauses have phrase breaks.
    const apart = (cell && block.closest('[data-kind]')) ?? block.querySelector('[data-clause]')
    if (block.closest('main') && !apart) holdAmounts(block, cell !== null)
    const shown = block.childNodes.filter(({ rawText }) => rawText.trim())
    // Adjacent elements without text between them may be flex items; a single mark is not.
    const mark = lengthOf(shown.at(-1)?.textContent.trim() ?? '') === 1
    if (mark || shown.some((node) => node instanceof TextNode || isWhole(node))) holdEnding(block)
  }
}

/** Whether an island renders the element itself; slot content comes from the page. */
export function isIslandRendered(element: HTMLElement): boolean {
  // Not `closest`, which is slow for every block of every page.
  for (let each: HTMLElement | null = element; each; each = each.parentNode) {
    if (each.rawTagName === 'astro-slot') return false
    if (each.rawTagName === 'astro-island') return true
  }
  return false
}

/**
 * @param narrow in a table cell: amounts of any length are kept together, and a sum may break before an
 * operator
 */
function holdAmounts(block: HTMLElement, narrow: boolean): void {
  const before = block.innerHTML
  const most = block.closest('li, dd') ? widest.inList : widest.japanese
  const after = before.replace(pieces, (piece: string, amount: string | undefined, at: number) => {
    if (!amount) return piece
    const sign = narrow && at > 0 && /^[－×]/.test(amount) ? '<wbr>' : ''
    const held = !narrow && widthOf(amount) > most ? 'data-kept' : 'data-whole'
    return `${sign}<span ${held}>${amount}</span>`
  })
  // Assigning childNodes would leave the old parents, and selectors would no longer find the nodes.
  if (after !== before) block.set_content(after)
}

function holdEnding(parent: HTMLElement): void {
  const count = least(parent.textContent)
  const at = parent.closest('li, dd, blockquote') ? 'inList' : 'ending'
  const most = (japanese.test(parent.textContent) ? widestEnding : widest)[at]
  const before = [...parent.childNodes]
  const phrase = before.at(-1)
  // A text that breaks only between its phrases already ends in one.
  if (isBreak(before.at(-2)) && lengthOf(phrase?.rawText.trim() ?? '') >= count) return
  if (lengthOf(parent.textContent.trim()) <= short) return
  const held: Node[] = []
  let length = 0
  while (length < count) {
    const node = before.pop()
    if (node instanceof TextNode) {
      const room = most - widthOf(textOf(held))
      const tail = node.rawText.trim() ? ending(node.rawText, count - length, room) : ''
      const head = node.rawText.slice(0, node.rawText.length - tail.length)
      held.unshift(new TextNode(tail, parent))
      if (head.trim()) before.push(new TextNode(head, parent))
      else held.unshift(new TextNode(head, parent))
      // Complete, if it was cut from a longer text.
      length += head.trim() ? count : lengthOf(tail)
      continue
    }
    if (!(node instanceof HTMLElement) || !isInline(node)) return
    if (isLong(node.textContent)) {
      // Long links get their own ending; whatever follows stays attached, as full stops do by default.
      if (!isWhole(node)) holdEnding(node)
      if (held[0] && !/^\s*(\p{P}|$)/u.test(textOf(held)))
        held.unshift(new TextNode(joiner, parent))
      parent.set_content([...before, node, ...held])
      return
    }
    held.unshift(node)
    // The mark of a note is no character of the line's end.
    if (node.rawTagName.toLowerCase() !== 'sup') length += lengthOf(node.textContent)
  }
  const text = textOf(held)
  const [only] = held
  if (isLong(text, most) || isWord(text) || (held.length === 1 && isWhole(only))) return
  const whole = isLong(text, widest[at]) ? 'data-kept' : 'data-whole'
  const span = new HTMLElement('span', {}, whole, parent, [-1, -1])
  parent.set_content([...before, span])
  span.set_content(held)
}

/**
 * The last phrases of a Japanese text if they are short, or its last words.
 * @param count characters at least
 * @param most half-width characters of a phrase that is held whole
 */
function ending(text: string, count: number, most: number): string {
  const last = (pattern: string) => new RegExp(`${pattern}$`, 'u').exec(text)?.[0]
  // M&A, DX and numbers stay whole.
  const shortest = last(`(?:[\\w.,%]|&amp;)*${character}{${count}}`) ?? text
  if (!japanese.test(shortest)) return last(String.raw`\S*${character}{${count}}`) ?? text
  let found = ''
  const tail = text.slice(-18).replace(/^.*;/s, '')
  for (const phrase of phrases(tail, 'ja').toReversed()) {
    const enough = widthOf(phrase + found) > most ? count : wanted
    if (lengthOf(found) >= enough) break
    found = phrase + found
  }
  if (found !== tail && lengthOf(found) >= count && widthOf(found) <= most) return found
  const whole = polite.exec(text)?.[0] ?? ''
  return whole.length > count ? whole : shortest
}

function isInline({ rawTagName, classNames }: HTMLElement): boolean {
  return inline.includes(rawTagName.toLowerCase()) && !(rawTagName === 'a' && classNames)
}

function isBreak(node: Node | undefined): boolean {
  return node instanceof HTMLElement && node.rawTagName.toLowerCase() === 'wbr'
}

function isWhole(node: Node | undefined): node is HTMLElement {
  return node instanceof HTMLElement && node.hasAttribute('data-whole')
}

function textOf(nodes: readonly Node[]): string {
  return nodes.map(({ textContent }) => textContent).join('')
}

/** A single word of a spaced language never breaks. */
function isWord(text: string): boolean {
  return !japanese.test(text) && !/\s/.test(text)
}

function isLong(text: string, most = widest.japanese): boolean {
  return widthOf(text) > (japanese.test(text) ? most : widest.other)
}

function lengthOf(text: string): number {
  return [...text.replaceAll(/&[^;\s]+;/g, 'x')].length
}

/** The width of a text in half-width characters. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, each) => sum + (each < '\u0100' ? 1 : 2), 0)
}
