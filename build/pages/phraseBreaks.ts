import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { phrases } from '../../src/models/text/phrases.ts'
import { isIslandRendered } from './noBreaks.ts'

/** Read at a glance, or in a narrow column. */
const kinds =
  'h1, h2, h3, h4, h5, h6, legend, label, button, summary, dt, th, caption, figcaption, a, td[data-column], [data-facts] dd, aside dd > p'
/** Cards, entries of lists, notes. */
const passages = 'p, li, dd'
/** Longer text is running text, which may break anywhere: phrase breaks would leave its lines half empty. */
const longestPassage = 40
const blocks = 'p, div, ul, ol, dl, table, details, figure, svg'
/** In these a link may be part of running text. */
const texts = ['P', 'LI', 'DD', 'TD']
/** Elements that are part of the surrounding line. */
const inline = 'em, strong, b, time, sup, [data-whole], [data-clause]'
const silent = ['SVG', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'P']

/** Possible flex containers, in which each text between two <wbr> would become an item. */
const boxes = ['A', 'BUTTON', 'LABEL', 'SUMMARY']

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/

/**
 * Inserts <wbr> between phrases in headings, labels, buttons, cards, links and short texts of a Japanese page, so
 * that all browsers break them alike (`data-phrases` in src/styles/base.css). Skips what islands render and what
 * src/components/text/Phrases.tsx has already marked.
 */
export function markPhrases(page: HTMLElement): void {
  if (page.querySelector('html')?.getAttribute('lang') !== 'ja') return
  const short = [
    // First, because cards are links.
    ...page.querySelectorAll(passages).filter(isPassage),
    ...page.querySelectorAll(kinds).filter((element) => !isRunning(element)),
  ]
  for (const element of short) {
    if (element.closest('[data-phrases]') || isIslandRendered(element)) continue
    if (!japanese.test(element.textContent) || isShort(element.textContent)) continue
    element.setAttribute('data-phrases', '')
    for (const run of runsIn(element)) mark(run)
    holdRepeated(element)
  }
}

/** Firefox breaks inside 別々|に, after a repeated character, but after no other; a word joiner prevents it. */
function holdRepeated(element: HTMLElement): void {
  for (const node of element.childNodes) {
    if (node instanceof HTMLElement) holdRepeated(node)
    if (node instanceof TextNode)
      node.rawText = node.rawText.replace(/々(?=[ぁ-ん一-龠])/g, '々\u2060')
  }
}

/** Fits on any line; not worth bytes before the first window. */
const isShort = (text: string) => [...text.trim()].length < 7 && !text.includes('・')

function isPassage(element: HTMLElement): boolean {
  return (
    [...element.textContent.trim()].length <= longestPassage &&
    element.childNodes.some((node) => node instanceof TextNode && node.rawText.trim() !== '') &&
    !element.querySelector(blocks) &&
    // Heads have marks of their own; answers and rules are many, and read when they are opened.
    !element.closest('details, [data-head]')
  )
}

function isRunning(element: HTMLElement): boolean {
  const around = element.tagName === 'A' ? element.parentNode : null
  if (!around || !texts.includes(around.tagName)) return false
  return around.childNodes.some((node) => node instanceof TextNode && node.rawText.trim() !== '')
}

/** The text nodes of an element grouped by line of text, without those that already have breaks. */
function runsIn(element: HTMLElement): TextNode[][] {
  const runs: TextNode[][] = [[]]
  const walk = (parent: HTMLElement) => {
    for (const node of parent.childNodes) {
      if (node instanceof TextNode) runs.at(-1)?.push(node)
      if (!(node instanceof HTMLElement) || silent.includes(node.tagName)) continue
      const apart = !isInline(node) || node.getAttribute('lang') === 'en'
      if (apart) runs.push([])
      if (node.getAttribute('lang') !== 'en') walk(node)
      if (apart) runs.push([])
    }
  }
  // In a card, marked and unmarked texts stand side by side.
  const marked = element.querySelector('wbr') !== null
  if (!marked) walk(element)
  else for (const part of element.querySelectorAll('span, small')) if (isPlain(part)) walk(part)
  return runs.filter((run) => japanese.test(run.map(({ rawText }) => rawText).join('')))
}

const isPlain = (part: HTMLElement) =>
  !part.querySelector('wbr') && !part.closest('p, h1, h2, h3, h4, span *, [data-whole]')

const isInline = (element: HTMLElement) =>
  element.parentNode?.querySelectorAll(inline).includes(element)

function mark(run: readonly TextNode[]): void {
  const whole = run.map(({ rawText }) => rawText).join('')
  const breaks = new Set<number>()
  let end = 0
  // The phrase parser sees a character reference as one letter.
  for (const phrase of phrases(whole, 'ja')) {
    end += phrase.length
    breaks.add(end)
  }
  // WebKit breaks a name that is longer than a line anywhere except at ・.
  for (const { index } of whole.matchAll(/・/g)) breaks.add(index + 1)
  let start = 0
  for (const text of run) {
    cut(text, start, breaks)
    start += text.rawText.length
  }
}

/** Inserts <wbr> at the breaks that fall within this text node. */
function cut(text: TextNode, start: number, breaks: ReadonlySet<number>): void {
  const { rawText, parentNode: parent } = text
  if (!parent) return
  const places = [...rawText].map((_, at) => at).filter((at) => breaks.has(start + at))
  const held = parent.hasAttribute('data-whole')
  if (held) {
    if (places.includes(0)) parent.insertAdjacentHTML('beforebegin', '<wbr>')
    return
  }
  const pieces: Node[] = []
  let from = 0
  for (const at of places) {
    if (/\s/.test(rawText[at - 1] ?? '') || /&[^;\s]*$/.test(rawText.slice(0, at))) continue
    if (at > from) pieces.push(new TextNode(rawText.slice(from, at), parent))
    pieces.push(parse('<wbr>').firstChild as HTMLElement)
    from = at
  }
  if (pieces.length === 0) return
  pieces.push(new TextNode(rawText.slice(from), parent))
  const placed = boxes.includes(parent.tagName) ? [inSpan(pieces, parent)] : pieces
  parent.set_content(parent.childNodes.flatMap((node) => (node === text ? placed : [node])))
}

/** Wraps the pieces in a span if the parent is a flex container. */
function inSpan(pieces: Node[], parent: HTMLElement): HTMLElement {
  const span = new HTMLElement('span', {}, '', parent, [-1, -1])
  span.set_content(pieces)
  return span
}
