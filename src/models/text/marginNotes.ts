import type { Element, ElementContent } from 'hast'
import {
  chartElement,
  figureElement,
  sourceElement,
} from '../../../content-reader/text/markdown.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'
import { sourceNote, sourceText } from './sourceNote.ts'

/** What the margin of a page has said already: ids of figures, sources and terms. */
export type MarginNotes = Set<string>

/** Property of a note in the margin: an element before the paragraph that it belongs to. */
export const marginMark = 'dataMargin'

/** Tables and charts use the margin themselves, and have their sources below them. */
const running = ['p', 'ul', 'ol']
/** Beside one paragraph: more would be read beside the next ones. */
const most = 2
/** In characters: where a value is longer, such as a date, all of its note are set smaller. */
const longest = 8
const termLink = /^page:glossary#(?<term>[a-z0-9-]+)$/

/**
 * Notes for the margin beside a paragraph or list: its figures, set large, with what they count and their source;
 * sources cited for the first time; definitions of the terms that it links to. All of it is on the page or one link
 * away too, so the notes are hidden from assistive technology, and shown only where the window has a margin
 * (src/components/text/Prose.module.css).
 * @param said so far on the page; what is new is added
 * @param sources of the page so far, the block's included: their places are their numbers
 * @param next what follows the block: above a chart, which needs the margin itself, one note is enough
 */
export function marginNotes(
  block: Element,
  language: Language,
  said: MarginNotes,
  sources: readonly string[],
  next?: Element,
): Element[] {
  if (!running.includes(block.tagName)) return []
  const found = [...descendants(block)]
  const figures = found.flatMap(({ tagName, properties }) =>
    tagName === figureElement && !said.has(`${properties.figure}`) ? `${properties.figure}` : [],
  )
  const cited = figures.map((id) => words.figures.figures[id])
  for (const id of figures) said.add(id)
  const bySource = Map.groupBy(
    cited.filter((figure) => figure !== undefined),
    ({ source }) => source,
  )
  for (const { tagName, properties } of found) {
    const id = String(properties.source)
    if (tagName === sourceElement && !bySource.has(id) && !said.has(id)) bySource.set(id, [])
  }
  const notes = [...bySource].map(([source, figures]) => {
    said.add(source)
    const isLong = figures.some(({ value }) => value[language].length > longest)
    const values = figures.flatMap(({ name, value }) => [
      element('b', value[language], isLong ? { dataLong: '' } : {}),
      element('strong', name[language]),
    ])
    const dataNote = sources.indexOf(source) + 1
    return note([
      ...values,
      element('span', sourceText(sourceNote(source, language)), { dataNote }),
    ])
  })
  for (const { properties } of found) {
    const id = termLink.exec(String(properties.href))?.groups?.term
    const term = words.glossary.terms.find((each) => each.id === id)
    if (!id || !term || said.has(id)) continue
    said.add(id)
    notes.push(
      note([element('em', term.term[language]), element('span', term.definition[language])]),
    )
  }
  return notes.slice(0, next?.tagName === chartElement ? 1 : most)
}

function* descendants(node: Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* descendants(child)
  }
}

const note = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { [marginMark]: '', ariaHidden: 'true' },
  children,
})

const element = (tagName: string, value: string, properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children: [{ type: 'text', value }],
})
