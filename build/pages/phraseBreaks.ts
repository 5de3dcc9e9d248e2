import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser'
import { phrases } from '../../src/models/text/phrases.ts'
import { rendered } from './typography.ts'

/** What is read at a glance. Running text breaks anywhere: phrases would leave its lines half empty. */
const kinds =
  'h1, h2, h3, h4, h5, h6, legend, label, button, summary, dt, th, caption, figcaption, a'
/** A link in these may go on in the text around it. */
const texts = ['P', 'LI', 'DD', 'TD']
/** What is in one line with the text around it. */
const inline = 'em, strong, b, time, sup, [data-whole], [data-clause]'
const silent = ['SVG', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'P']

/** What may be laid out as a row of boxes, of which each text between two breaks would be one. */
const boxes = ['A', 'BUTTON', 'LABEL', 'SUMMARY']

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/

/**
 * Marks where headings, labels, buttons, cards and links of a Japanese page may break: between phrases, in every
 * browser alike (`data-phrases` in src/styles/base.css). What a script renders anew is left as it is, and what
 * src/components/text/Phrases.tsx has marked, which knows the clauses of a heading.
 */
export function markPhrases(page: HTMLElement): void {
  if (page.querySelector('html')?.getAttribute('lang') !== 'ja') return
  for (const element of page.querySelectorAll(kinds)) {
    if (element.closest('[data-phrases]') || rendered(element) || isRunning(element)) continue
    if (!japanese.test(element.textContent) || isShort(element.textContent)) continue
    element.setAttribute('data-phrases', '')
    for (const run of runsIn(element)) mark(run)
    holdRepeated(element)
  }
}

/** Firefox breaks after a repeated character, 別々|に, where it breaks after no other: a word joiner forbids it. */
function holdRepeated(element: HTMLElement): void {
  for (const node of element.childNodes) {
    if (node instanceof HTMLElement) holdRepeated(node)
    if (node instanceof TextNode)
      node.rawText = node.rawText.replace(/々(?=[ぁ-ん一-龠])/g, '々\u2060')
  }
}

/** Fits into a line anywhere, and costs nothing before the first window. */
const isShort = (text: string) => [...text.trim()].length < 8 && !text.includes('・')

function isRunning(element: HTMLElement): boolean {
  const around = element.tagName === 'A' ? element.parentNode : null
  if (!around || !texts.includes(around.tagName)) return false
  return around.childNodes.some((node) => node instanceof TextNode && node.rawText.trim() !== '')
}

/** The texts of an element that are each in one flow; those with breaks already are left out. */
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
  // In a card, what has breaks already is beside what has none.
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
  // A character reference is one letter to the parser of phrases.
  for (const phrase of phrases(whole, 'ja')) {
    end += phrase.length
    breaks.add(end)
  }
  // Where a name is longer than a line, as over a door, WebKit breaks it anywhere but here.
  for (const { index } of whole.matchAll(/・/g)) breaks.add(index + 1)
  let start = 0
  for (const text of run) {
    cut(text, start, breaks)
    start += text.rawText.length
  }
}

/** Puts a <wbr> at each of the breaks that are in a text, and before it. */
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
  parent.childNodes = parent.childNodes.flatMap((node) => (node === text ? placed : [node]))
}

/** Where the element lays out what is in it side by side, its text stays one. */
function inSpan(pieces: Node[], parent: HTMLElement): HTMLElement {
  const span = new HTMLElement('span', {}, '', parent, [-1, -1])
  span.childNodes = pieces
  return span
}
