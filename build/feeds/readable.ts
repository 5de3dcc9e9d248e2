import type { Element, ElementContent, Root } from 'hast'
import { HTMLElement, type Node, TextNode } from 'node-html-parser'

/** Navigation, controls and decoration: not part of the page's content. */
const dropped = [
  'script, noscript, style, template, svg, button, form, wbr, source, img[alt=""]',
  '[hidden], [inert], [aria-hidden="true"], [role="status"], [data-back]',
  'nav:has([aria-current="page"]), nav:has(> ol > li > a[href^="#"])',
].join(', ')

/** Attributes that keep their meaning outside the site. */
const kept = ['href', 'src', 'alt', 'lang', 'start', 'colspan', 'rowspan', 'datetime'] as const

/** Elements that only serve layout or animation: replaced by their children. */
const unwrapped = [
  ...['main', 'article', 'nav', 'section', 'details', 'summary', 'picture', 'time'],
  ...['astro-island', 'astro-slot'],
]

/**
 * Extracts the readable content of a built page as a self-contained tree: absolute addresses, nothing that
 * only works or makes sense on the site.
 * @param page the page; it is modified
 * @param url the page's absolute address
 * @throws Error if the page has no `<main>`
 */
export function readable(page: HTMLElement, url: string): Root {
  const main = page.querySelector('main')
  if (!main) throw new Error(`${url} has no <main>`)
  for (const element of main.querySelectorAll(dropped)) element.remove()
  // A page may show its picture before its title; outside the site a text starts with its title.
  const title = main.querySelector('h1')
  if (title) main.insertAdjacentHTML('afterbegin', title.remove().toString())
  return { type: 'root', children: convert(main, url) }
}

function convert(node: Node, url: string): ElementContent[] {
  // Word joiners only prevent line breaks on the page (build/pages/noBreaks.ts); in a text they defeat search.
  if (node instanceof TextNode) return [{ type: 'text', value: node.text.replaceAll('\u2060', '') }]
  if (!(node instanceof HTMLElement)) return []
  const children = node.childNodes.flatMap((child, at) => {
    const apart = at > 0 && isApart(child, node.childNodes[at - 1])
    return [...(apart ? [{ type: 'text', value: ' ' } as const] : []), ...convert(child, url)]
  })
  const tagName = node.rawTagName.toLowerCase()
  if (unwrapped.includes(tagName) || isWhole(node)) return children
  if (tagName === 'a') return link(node, children, url)
  return [{ type: 'element', tagName, properties: properties(node, url), children }]
}

/** Whether only CSS separates a node from the one before it. */
function isApart(node: Node, before: Node | undefined): boolean {
  if (!(node instanceof HTMLElement) || isWhole(node)) return false
  const name = node.rawTagName.toLowerCase()
  return name === 'small' || (name === 'span' && before instanceof HTMLElement)
}

/** Whether a span only prevents a line break (build/pages/noBreaks.ts). */
function isWhole(node: HTMLElement): boolean {
  return node.hasAttribute('data-whole')
}

function properties(node: HTMLElement, url: string): Element['properties'] {
  const found = kept.flatMap((name) => {
    const value = node.getAttribute(name)
    if (value === undefined) return []
    const address = name === 'href' || name === 'src'
    return [[name, address ? new URL(value, url).href : value]]
  })
  return Object.fromEntries(found)
}

const headings = ['h2', 'h3', 'h4']

/** A card is a link around a heading and more; here the heading becomes the link. */
function link(node: HTMLElement, children: ElementContent[], url: string): ElementContent[] {
  const wrap = (content: ElementContent[]): Element => ({
    type: 'element',
    tagName: 'a',
    properties: properties(node, url),
    children: content,
  })
  if (!node.querySelector('h2, h3, h4, p, div')) return [wrap(children)]
  const heading = find(children, headings)
  if (!heading) return [wrap(children)]
  heading.children = [wrap(heading.children)]
  return children
}

function find(nodes: readonly ElementContent[], names: readonly string[]): Element | undefined {
  for (const node of nodes) {
    if (node.type !== 'element') continue
    const found = names.includes(node.tagName) ? node : find(node.children, names)
    if (found) return found
  }
  return undefined
}
