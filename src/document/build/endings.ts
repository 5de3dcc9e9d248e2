import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { phrases } from '../../models/phrases.ts'

/** What holds running text, whose last line may come out short. */
const blocks = 'p, li, dd, td, blockquote'
/** What goes on in the same line as the text around it. A link with a class is a button or a card. */
const inline = ['span', 'em', 'strong', 'time', 'sup', 'a']

/** A last line of fewer characters than this looks lost. */
const least = 5
/** More characters are not held together: at twice the size they have to fit on a small phone. */
const most = { japanese: 6, other: 12 }

/** No line breaks beside it (U+2060, word joiner). */
const joiner = '\u2060'

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/

/**
 * Holds the last five characters of every running text together, and what else belongs to their phrase, so that no
 * line of one to four is left over: browsers that know `text-wrap: pretty` do so for words, not yet for Japanese.
 * @param page the page; it is changed. What a script renders anew is left as it is
 */
export function bindEndings(page: HTMLElement): void {
  for (const block of page.querySelectorAll(blocks)) {
    if (rendered(block) || block.querySelector(blocks)) continue
    const shown = block.childNodes.filter(({ rawText }) => rawText.trim())
    // Where there are elements and nothing between them, they may be laid out side by side, but for a mark.
    const mark = lengthOf(shown.at(-1)?.textContent.trim() ?? '') === 1
    if (mark || shown.some((node) => node instanceof TextNode)) bind(block)
  }
}

/** Whether an island renders the element itself: what is in an island's slots came with the page. */
export function rendered(element: HTMLElement): boolean {
  return element.closest('astro-island, astro-slot')?.rawTagName === 'astro-island'
}

function bind(parent: HTMLElement): void {
  const before = [...parent.childNodes]
  const held: Node[] = []
  let length = 0
  while (length < least) {
    const node = before.pop()
    if (node instanceof TextNode) {
      const tail = ending(node.rawText, least - length, most.japanese - length)
      const head = node.rawText.slice(0, node.rawText.length - tail.length)
      held.unshift(new TextNode(tail, parent))
      if (head.trim()) before.push(new TextNode(head, parent))
      else if (head) held.unshift(new TextNode(head, parent))
      length += lengthOf(tail)
      continue
    }
    if (!(node instanceof HTMLElement) || !isInline(node)) return
    const size = lengthOf(node.textContent)
    // A long link at the very end has an ending of its own; a mark that follows it stays with it.
    if (length < 2 && isLong(node.textContent)) {
      bind(node)
      if (held.length > 0)
        parent.childNodes = [...before, node, new TextNode(joiner, parent), ...held]
      return
    }
    held.unshift(node)
    length += size
  }
  const alone = held.length === 1 && held[0] instanceof TextNode && isWord(held[0].rawText)
  if (isLong(held.map(({ textContent }) => textContent).join('')) || alone) return
  const span = parse('<span data-whole></span>').firstChild as HTMLElement
  span.childNodes = held
  parent.childNodes = [...before, span]
}

function isInline({ rawTagName, classNames }: HTMLElement): boolean {
  return inline.includes(rawTagName.toLowerCase()) && !(rawTagName === 'a' && classNames)
}

/** The last phrases of a Japanese text; of another its last words, with at least as many characters. */
function ending(text: string, count: number, room: number): string {
  const characters = text.match(/&[^;\s]+;|./gsu) ?? []
  const last = characters.slice(-count).join('')
  if (japanese.test(last)) return lastPhrases(characters, count, room) ?? last
  let tail = ''
  for (const word of (text.match(/\s*\S+\s*$|\s*\S+(?=\s)/g) ?? []).toReversed()) {
    if (lengthOf(tail) >= count) break
    tail = word + tail
  }
  return tail.trimStart()
}

/** One word of a language with spaces does not break. */
function isWord(text: string): boolean {
  return !japanese.test(text) && !/\s/.test(text)
}

function lengthOf(text: string): number {
  return [...text.replaceAll(/&[^;\s]+;/g, 'x')].length
}

/**
 * The last phrases of a text that have so many characters together. Where they are too long to be held, as much of
 * them as begins with a word that is written otherwise than what is before it.
 * @param room how many characters may be held
 */
function lastPhrases(
  characters: readonly string[],
  count: number,
  room: number,
): string | undefined {
  const end = characters.slice(-3 * most.japanese)
  let found = ''
  for (const phrase of phrases(end.join(''), 'ja').toReversed()) {
    if (lengthOf(found) >= count) break
    found = phrase + found
  }
  // One short text, which is no ending.
  if (found === characters.join('')) return undefined
  if (lengthOf(found) <= room) return found
  for (let length = count; length <= room; length += 1) {
    const [before = '', first = ''] = end.slice(-length - 1)
    if (/[ぁ-ん]/.test(before) && /[ァ-ヶ\u3400-\u9fff]/.test(first))
      return end.slice(-length).join('')
  }
  return undefined
}

/** Whether a text is too long to be held together. */
function isLong(text: string): boolean {
  const width = [...text].reduce((sum, each) => sum + (japanese.test(each) ? 2 : 1), 0)
  return width > (japanese.test(text) ? 2 * most.japanese : most.other)
}
