import type { Root as HastRoot } from 'hast'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Language } from '../../routing/language.ts'
import { rejectUnsupportedMarkdown } from '../checks/unsupportedMarkdown.ts'
import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'

/**
 * A piece of a page's text as an element tree. Links have the form `page:ID` or `#anchor`; figures, sources
 * and charts are custom elements (`figureElement`, `sourceElement`, `chartElement`) with an id.
 */
export type Prose = HastRoot

export interface Section {
  /** The section's id on the page, the same in both languages. */
  readonly anchor: string
  readonly heading: string
  /** Whether the section is collapsed at first. */
  readonly expandable: boolean
  readonly body: Prose
}

export interface Body {
  readonly intro: Prose
  readonly sections: readonly Section[]
  readonly conclusion: Prose
}

/** Custom element for `{figure:ID}`; its property `figure` is the id. */
export const figureElement = 'figure-place'
/** Custom element for `{source:ID}`, a source note without a figure; its property `source` is the id. */
export const sourceElement = 'source-place'
/** Custom element for `{chart:ID}` alone in a paragraph; its property `chart` is the id. */
export const chartElement = 'chart-place'
/** Property of a paragraph that begins with `{quote}`: a sentence of the text shown large. */
export const quoteMark = 'dataQuote'

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified().use(remarkRehype)
const japanese =
  /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef][\u3000-\u30ff\u3400-\u9fff\uff00-\uffefA-Z0-9&]*/g
const headingForm = /^(?<heading>.+?)\s*\{#(?<anchor>[a-z][a-z0-9-]*)(?<expandable> expandable)?\}$/

/**
 * Parses a page's Markdown: an introduction, sections that begin with `## Heading {#anchor}`, and, after a
 * line of three dashes, a conclusion.
 * @param file path below content/, for messages
 * @throws ContentErrors if a heading lacks its anchor or an anchor is duplicate, or there are two conclusions
 */
export function readBody(file: string, markdown: string, language: Language): Body {
  const tree = parser.parse(markdown)
  const parts = split(tree.children)
  const known = new Set<string>()
  const read = ([title, ...nodes]: RootContent[]): Section => {
    const text = title ? textOf(title) : ''
    const found = headingForm.exec(text)?.groups
    if (!found?.heading || !found.anchor) {
      throw new ContentError(file, problems.headingWithoutId(text))
    }
    const { anchor, heading } = found
    if (known.has(anchor)) {
      throw new ContentError(file, problems.anchorTwice(anchor))
    }
    known.add(anchor)
    return { anchor, heading, expandable: Boolean(found.expandable), body: render(nodes, language) }
  }
  const [sections] = runChecks(
    () => runChecks(...parts.sections.map((section) => () => read(section))),
    () => rejectUnsupportedMarkdown(file, tree),
    () => {
      const ends = tree.children.filter(({ type }) => type === 'thematicBreak')
      if (ends.length > 1) throw new ContentError(file, problems.conclusionTwice())
    },
  )
  return {
    intro: render(parts.intro, language),
    sections,
    conclusion: render(parts.conclusion, language),
  }
}

function split(nodes: readonly RootContent[]) {
  const intro: RootContent[] = []
  const sections: RootContent[][] = []
  const conclusion: RootContent[] = []
  let current = intro
  for (const node of nodes) {
    if (node.type === 'thematicBreak') current = conclusion
    else if (node.type === 'heading' && node.depth === 2) {
      current = [node]
      sections.push(current)
    } else current.push(node)
  }
  return { intro, sections, conclusion }
}

function render(nodes: RootContent[], language: Language): Prose {
  const root: Root = {
    type: 'root',
    children: nodes.map((node) => rowHeads(checklist(quote(chart(node))))),
  }
  findAndReplace(root, [
    [/\{figure:([a-z0-9-]+)\}/g, (_: string, figure: string) => element(figureElement, { figure })],
    [/\{source:([a-z0-9-]+)\}/g, (_: string, source: string) => element(sourceElement, { source })],
  ])
  if (language === 'en') {
    findAndReplace(root, [
      japanese,
      // `lang` gives Japanese names in an English text the right voice and font.
      (name: string) => element('span', { lang: 'ja' }, [{ type: 'text', value: name }]),
    ])
  }
  return renderer.runSync(root)
}

/** Replaces a paragraph of only `{chart:ID}` by its element. */
function chart(node: RootContent): RootContent {
  const id = node.type === 'paragraph' && /^\{chart:([a-z0-9-]+)\}$/.exec(textOf(node).trim())?.[1]
  if (!id) return node
  return { ...node, data: { hName: chartElement, hProperties: { chart: id } }, children: [] }
}

/** Items of a `- [ ]` list get a box to tick on paper, not a checkbox, because ticking it would do nothing. */
function checklist(node: RootContent): RootContent {
  if (node.type !== 'list') return node
  const children = node.children.map((item) =>
    typeof item.checked === 'boolean'
      ? { ...item, checked: null, data: { hProperties: { dataCheck: '' } } }
      : item,
  )
  return { ...node, children }
}

/** Marks column heads, and the first cell of each further row as its head. */
function rowHeads(node: RootContent): RootContent {
  if (node.type !== 'table') return node
  const children = node.children.map((row, at) => ({
    ...row,
    children: row.children.map((cell, column) => {
      if (at === 0) return { ...cell, data: { hProperties: { scope: 'col' } } }
      return column ? cell : { ...cell, data: { hName: 'th', hProperties: { scope: 'row' } } }
    }),
  }))
  return { ...node, children }
}

/** Marks a paragraph that begins with `{quote}` and removes the word. */
function quote(node: RootContent): RootContent {
  const [first, ...others] = node.type === 'paragraph' ? node.children : []
  if (node.type !== 'paragraph' || first?.type !== 'text') return node
  const value = first.value.replace(/^\{quote\}\s*/, '')
  if (value === first.value) return node
  return {
    ...node,
    data: { hProperties: { [quoteMark]: '' } },
    children: [{ ...first, value }, ...others],
  }
}

/** An element without a Markdown equivalent; an `emphasis` node carries it. */
function element(
  hName: string,
  hProperties: Record<string, string>,
  children: PhrasingContent[] = [],
): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children }
}
