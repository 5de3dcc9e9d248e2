import type { Element, ElementContent, Properties, Root } from 'hast'
import { clauses } from '../../../content-reader/text/clauses.ts'
import {
  chartElement,
  figureElement,
  type Prose,
  quoteMark,
  sourceElement,
} from '../../../content-reader/text/markdown.ts'
import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { chartModel } from '../charts/chartModel.ts'
import { href } from '../site/links.ts'
import { words } from '../site/site.ts'
import { cardTable } from './cardTable.ts'
import { type MarginNotes, marginNotes } from './marginNotes.ts'
import { namedList } from './namedList.ts'
import { phrases } from './phrases.ts'

/** Source ids of a page's figures, in the order of their numbers. */
export type SourceList = string[]

/**
 * Resolves a text for rendering: links get addresses, figures values and source numbers, charts their data.
 * @param sources of the page so far; new ones are appended
 * @param margin what the page's margin has said so far; without it the text gets no notes in the margin
 */
export function finishProse(
  tree: Prose,
  language: Language,
  sources: SourceList,
  margin?: MarginNotes,
): Prose {
  const finish = (node: ElementContent): ElementContent[] => {
    if (node.type !== 'element') return [node]
    const { tagName, properties } = node
    if (tagName === figureElement) return figure(String(properties.figure), language, sources)
    if (tagName === sourceElement) return [note(String(properties.source), sources)]
    if (tagName === chartElement) return [chart(node, language)]
    const whole = joined(node.children.flatMap(finish))
    const children =
      quoteMark in properties ? whole.flatMap((child) => phrased(child, language)) : whole
    if (tagName === 'table') return [cardTable({ ...node, children }, language)]
    if (tagName === 'ul' || tagName === 'ol') return [namedList({ ...node, children })]
    // Named, because an attribute for alignment would become an inline style.
    if (properties.align === 'right') return [{ ...node, properties: { dataAmount: '' }, children }]
    if (tagName !== 'a') return [{ ...node, children }]
    const address = linkAddress(String(properties.href), language)
    return [{ ...node, properties: { ...properties, href: address }, children }]
  }
  const { children } = tree as Root
  const isBlock = (node: Root['children'][number]) => node.type === 'element'
  return {
    ...tree,
    children: children.flatMap((node, at) => {
      const block = finish(node as Element)
      if (!margin || !isBlock(node)) return block
      const next = children.slice(at + 1).find(isBlock)
      return [...marginNotes(node, language, margin, sources, next), ...block]
    }),
  }
}

/** A large sentence breaks between clauses and phrases, like a heading (src/components/text/Phrases.tsx). */
function phrased(node: ElementContent, language: Language): ElementContent[] {
  if (node.type !== 'text') return [node]
  return clauses(phrases(node.value, language)).flatMap((clause) => {
    const texts = clause.phrases.flatMap((value, at) => {
      const text = { type: 'text', value } as const
      return at > 0 ? [element('wbr', {}, []), text] : [text]
    })
    if (!clause.boxed) return texts
    const box = element('span', { dataClause: '' }, texts)
    return clause.after ? [box, { type: 'text', value: clause.after } as const] : [box]
  })
}

/** Joins adjacent texts, which React would separate by a comment. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const result: ElementContent[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (node.type === 'text' && last?.type === 'text') {
      result[result.length - 1] = { type: 'text', value: last.value + node.value }
    } else result.push(node)
  }
  return result
}

/** The figure's value, followed by a superscript link to its source note. */
function figure(name: string, language: Language, sources: SourceList): ElementContent[] {
  const found = words.figures.figures[name]
  if (!found) throw new Error(`There is no figure "${name}".`)
  return [{ type: 'text', value: found.value[language] }, note(found.source, sources)]
}

/** The superscript number of a source, linked to its note. */
function note(source: string, sources: SourceList): ElementContent {
  const first = !sources.includes(source)
  if (first) sources.push(source)
  const number = sources.indexOf(source) + 1
  const text = { type: 'text', value: String(number) } as const
  // The note links back to its first reference.
  const id = first ? { id: `r${number}` } : {}
  const link = element('a', { ...id, href: `#note-${number}` }, [text])
  return element('sup', {}, [link])
}

/** The tree carries the chart's data to its component (src/components/text/Prose.tsx). */
function chart(node: Element, language: Language): Element {
  const model = chartModel(String(node.properties.chart), language)
  return { ...node, properties: { chart: model } as unknown as Properties }
}

/** Resolves `page:ID#anchor` or `#anchor`. */
function linkAddress(url: string, language: Language): string {
  const found = /^page:(?<id>[a-z0-9-]+)(?:#(?<anchor>[a-z0-9-]+))?$/.exec(url)?.groups
  if (!found) return url
  return href(found.id as PageId, language, found.anchor)
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
