import type { Element, ElementContent, Root } from 'hast'
import { HTMLElement, type Node, TextNode } from 'node-html-parser'

/** What is for pointers, screens and ways through the site, and says nothing of the page's subject. */
const dropped = [
  'script, noscript, style, template, svg, button, form, wbr, source, img[alt=""]',
  '[hidden], [inert], [aria-hidden="true"], [role="status"], [data-back]',
  'nav:has([aria-current="page"]), nav:has(> ol > li > a[href^="#"])',
].join(', ')

/** The attributes that mean the same elsewhere. */
const kept = ['href', 'src', 'alt', 'lang', 'start', 'colspan', 'rowspan', 'datetime'] as const

/** Elements that only arrange or animate what is in them. */
const unwrapped = [
  ...['main', 'article', 'nav', 'section', 'details', 'summary', 'picture', 'time'],
  ...['astro-island', 'astro-slot'],
]

/**
 * What a reader reads on a built page, as a tree that is complete without the page: addresses are
 * absolute, and what only works or looks so on the site is left out.
 * @param page the page; it is changed
 * @param url the page's absolute address
 * @throws Error when the page has no main part
 */
export function readable(page: HTMLElement, url: string): Root {
  const main = page.querySelector('main')
  if (!main) throw new Error(`${url} has no <main>.`)
  for (const element of main.querySelectorAll(dropped)) element.remove()
  // A page may lay its picture before its title; read without the page, a text begins with its title.
  const title = main.querySelector('h1')
  if (title) main.insertAdjacentHTML('afterbegin', title.remove().toString())
  return { type: 'root', children: convert(main, url) }
}

function convert(node: Node, url: string): ElementContent[] {
  if (node instanceof TextNode) return [{ type: 'text', value: node.text }]
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

/** Whether styles alone keep a node apart from the one before it. */
function isApart(node: Node, before: Node | undefined): boolean {
  if (!(node instanceof HTMLElement) || isWhole(node)) return false
  const name = node.rawTagName.toLowerCase()
  return name === 'small' || (name === 'span' && before instanceof HTMLElement)
}

/** What only holds a part of a text together (build/pages/typography.ts). */
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

/** A card is a link around a heading and more: there the heading is the link. */
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
