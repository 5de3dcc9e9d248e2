import type { HTMLElement } from 'node-html-parser'

export type Value = string | number | boolean | Node | readonly Value[]
export interface Node {
  readonly [property: string]: Value | undefined
}

/** A page's structured data. @throws Error unless it has exactly one graph */
export function graphOf(document: HTMLElement): { text: string; nodes: readonly Node[] } {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  const [script] = scripts
  if (!script || scripts.length > 1) throw new Error(`${scripts.length} graphs`)
  const text = script.rawText
  const { '@context': context, '@graph': nodes } = JSON.parse(text)
  if (context !== 'https://schema.org') throw new Error(`context ${context}`)
  return { text, nodes }
}

export function nodeOf(nodes: readonly Node[], ...types: readonly string[]): Node | undefined {
  return nodes.find((node) => types.includes(String(node['@type'])))
}

export function thingsIn(value: Value | undefined): Node[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Node, ...Object.values(value as Node).flatMap(thingsIn)]
}

export function isReference(node: Node): boolean {
  return Object.keys(node).join() === '@id'
}
