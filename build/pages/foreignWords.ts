import { HTMLElement, type Node, TextNode } from 'node-html-parser'
import { isIslandRendered } from './noBreaks.ts'

/**
 * Two or more English words in a Japanese text, such as “Coming Soon”. Screen readers read a single one well
 * in any voice.
 */
const english = /[A-Za-z][a-z’'-]+(?: (?:[A-Za-z][a-z’'-]+|[A-Z]{2,}))+|[A-Z]{2,} [A-Z][a-z]+/g
const apart = ['SCRIPT', 'STYLE', 'SVG', 'NOSCRIPT', 'TEMPLATE', 'PRE']

/** Adds `lang="en"` to English phrases on a Japanese page, so that they are read aloud in English (WCAG 3.1.2). */
export function markForeignWords(page: HTMLElement): void {
  if (page.querySelector('html')?.getAttribute('lang') !== 'ja') return
  const body = page.querySelector('body')
  if (body) markBelow(body)
}

function markBelow(element: HTMLElement): void {
  const rendered = isIslandRendered(element)
  element.childNodes = element.childNodes.flatMap((node) => {
    if (node instanceof TextNode && !rendered) return marked(node, element)
    if (node instanceof HTMLElement && !isApart(node)) markBelow(node)
    return [node]
  })
}

const isApart = (element: HTMLElement) =>
  apart.includes(element.tagName) || element.getAttribute('lang') === 'en'

function marked(text: TextNode, parent: HTMLElement): Node[] {
  const nodes: Node[] = []
  let from = 0
  for (const { 0: words, index } of text.rawText.matchAll(english)) {
    if (index > from) nodes.push(new TextNode(text.rawText.slice(from, index), parent))
    const span = new HTMLElement('span', {}, 'lang="en"', parent, [-1, -1])
    span.childNodes = [new TextNode(words, span)]
    nodes.push(span)
    from = index + words.length
  }
  if (from === 0) return [text]
  if (from < text.rawText.length) nodes.push(new TextNode(text.rawText.slice(from), parent))
  return nodes
}
