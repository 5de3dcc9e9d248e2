import type { Root as HastRoot } from 'hast'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Language } from '../../routing/language.ts'
import { refuseUnshown } from '../checks/refuseUnshown.ts'
import { all, ContentError } from '../error.ts'

/**
 * A piece of a page's text as a tree of elements. Links lead to `page:ID` or `#anchor`; figures, sources and
 * charts are elements of their own (`figureElement`, `sourceElement`, `chartElement`) that carry an id.
 */
export type Prose = HastRoot

export interface Section {
  /** The id of the section's place on the page, the same in both languages. */
  readonly anchor: string
  readonly heading: string
  /** Whether the section is closed until the reader opens it. */
  readonly expandable: boolean
  readonly body: Prose
}

export interface Body {
  readonly intro: Prose
  readonly sections: readonly Section[]
  readonly conclusion: Prose
}

/** The element in the place of a figure, `{figure:ID}`; its property `figure` is the id. */
export const figureElement = 'figure-place'
/** The element in the place of a source note without a figure, `{source:ID}`; its property `source` is the id. */
export const sourceElement = 'source-place'
/** The element in the place of a chart, `{chart:ID}` alone in a paragraph; its property `chart` is the id. */
export const chartElement = 'chart-place'
/** The property of a paragraph that is set large: one of the text's own sentences, which begins with `{quote}`. */
export const quoteMark = 'dataQuote'

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified().use(remarkRehype)
const japanese =
  /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef][\u3000-\u30ff\u3400-\u9fff\uff00-\uffefA-Z0-9&]*/g
const headingForm = /^(?<heading>.+?)\s*\{#(?<anchor>[a-z][a-z0-9-]*)(?<expandable> expandable)?\}$/

/**
 * Reads a page's Markdown: an introduction, sections that begin with `## Heading {#anchor}`, and,
 * after a line of three dashes, a conclusion.
 * @param file the file's path below content/, for messages
 * @throws ContentErrors when a heading lacks its anchor or an anchor is used twice
 */
export function readBody(file: string, markdown: string, language: Language): Body {
  const tree = parser.parse(markdown)
  const parts = split(tree.children)
  const known = new Set<string>()
  const read = ([title, ...nodes]: RootContent[]): Section => {
    const text = title ? textOf(title) : ''
    const found = headingForm.exec(text)?.groups
    if (!found?.heading || !found.anchor) {
      throw new ContentError(file, `heading "${text}": write it as "## Heading {#anchor}".`)
    }
    const { anchor, heading } = found
    if (known.has(anchor)) {
      throw new ContentError(file, `anchor "${anchor}" is used twice: rename one.`)
    }
    known.add(anchor)
    return { anchor, heading, expandable: Boolean(found.expandable), body: render(nodes, language) }
  }
  const [sections] = all(
    () => all(...parts.sections.map((section) => () => read(section))),
    () => refuseUnshown(file, tree),
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
      // Marked, so that a Japanese name in an English text is read out and set as Japanese.
      (name: string) => element('span', { lang: 'ja' }, [{ type: 'text', value: name }]),
    ])
  }
  return renderer.runSync(root)
}

/** A paragraph that is only `{chart:ID}` becomes that chart's place. */
function chart(node: RootContent): RootContent {
  const id = node.type === 'paragraph' && /^\{chart:([a-z0-9-]+)\}$/.exec(textOf(node).trim())?.[1]
  if (!id) return node
  return { ...node, data: { hName: chartElement, hProperties: { chart: id } }, children: [] }
}

/** Of a list of `- [ ]`, each item gets a box to tick on paper: a control that does nothing would only mislead. */
function checklist(node: RootContent): RootContent {
  if (node.type !== 'list') return node
  const children = node.children.map((item) =>
    typeof item.checked === 'boolean'
      ? { ...item, checked: null, data: { hProperties: { dataCheck: '' } } }
      : item,
  )
  return { ...node, children }
}

/** The first cell of a table's row is its head. */
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

/** A paragraph that begins with `{quote}` is marked, and loses the word. */
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

/** An element that Markdown has no form for; `emphasis` is only the node that carries it. */
function element(
  hName: string,
  hProperties: Record<string, string>,
  children: PhrasingContent[] = [],
): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children }
}
