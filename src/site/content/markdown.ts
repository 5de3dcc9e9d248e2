import type { Root as HastRoot, Properties } from 'hast'
import type { PhrasingContent, Root, RootContent } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Chart } from '../charts.ts'
import type { Language } from '../language.ts'
import { ContentError } from './error.ts'

/** A piece of a page's text, ready to be rendered. */
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

/** The language of a text, and what its links and figure tokens stand for. */
export interface References {
  readonly language: Language
  /** The address of a link as an editor typed it, or null where its page is not published. */
  readonly address: (url: string) => string | null
  /** The value of a figure, and the number of its source note on the page. */
  readonly figure: (id: string) => { value: string; note: number }
  /** A chart by its id. */
  readonly chart: (id: string) => Chart
}

/** The name of the element that stands for a chart in a page's tree. */
export const chartElement = 'chart-place'

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified().use(remarkRehype)
const japanese =
  /[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef][\u3000-\u30ff\u3400-\u9fff\uff00-\uffefA-Z0-9&]*/g
const headingForm = /^(?<heading>.+?)\s*\{#(?<anchor>[a-z][a-z0-9-]*)(?<expandable> expandable)?\}$/

/**
 * Reads a page's Markdown: an introduction, sections that begin with `## Heading {#anchor}`, and,
 * after a line of three dashes, a conclusion.
 * @param file the file's path below content/, for messages
 * @throws ContentError when a heading lacks its anchor or an anchor stands twice
 */
export function readBody(file: string, markdown: string, references: References): Body {
  const parts = split(parser.parse(markdown).children)
  // Rendered in reading order, because figures number their sources as they are met.
  const intro = render(parts.intro, references)
  const sections = parts.sections.map(([title, ...nodes]): Section => {
    const text = title ? textOf(title) : ''
    const found = headingForm.exec(text)?.groups
    if (!found?.heading || !found.anchor) {
      throw new ContentError(file, `heading "${text}": write it as "## Heading {#anchor}".`)
    }
    return {
      anchor: found.anchor,
      heading: found.heading,
      expandable: Boolean(found.expandable),
      body: render(nodes, references),
    }
  })
  const twice = sections.find(
    ({ anchor }, at) => sections.findIndex((s) => s.anchor === anchor) < at,
  )
  if (twice) throw new ContentError(file, `anchor "${twice.anchor}" stands twice: rename one.`)
  return {
    intro,
    sections,
    conclusion: render(parts.conclusion, references),
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

function render(nodes: RootContent[], references: References): Prose {
  const root: Root = { type: 'root', children: nodes.map((node) => chart(node, references)) }
  findAndReplace(root, [
    /\{figure:([a-z0-9-]+)\}/g,
    (_: string, id: string) => figure(id, references),
  ])
  if (references.language === 'en') {
    // What was marked is not looked at again.
    findAndReplace(root, [japanese, markJapanese], {
      ignore: ({ data }) => Reflect.get(data ?? {}, 'hName') === 'span',
    })
  }
  resolveLinks(root, references)
  return renderer.runSync(root)
}

/** Marks a Japanese name in an English text, so that it is read out and set as Japanese. */
function markJapanese(name: string): PhrasingContent {
  const data = { hName: 'span', hProperties: { lang: 'ja' } }
  return { type: 'emphasis', data, children: [{ type: 'text', value: name }] }
}

/** A paragraph that is only `{chart:ID}` becomes that chart's place; src/components/Prose.tsx draws it. */
function chart(node: RootContent, references: References): RootContent {
  const id = node.type === 'paragraph' && /^\{chart:([a-z0-9-]+)\}$/.exec(textOf(node).trim())?.[1]
  if (!id) return node
  // The tree carries the chart itself to the component that draws it.
  const hProperties = { chart: references.chart(id) } as unknown as Properties
  return { ...node, data: { hName: chartElement, hProperties }, children: [] }
}

/** The figure's value, followed by a raised number that leads to its source note. */
function figure(id: string, references: References): PhrasingContent[] {
  const { value, note } = references.figure(id)
  const link: PhrasingContent = {
    type: 'link',
    url: `#note-${note}`,
    children: [{ type: 'text', value: String(note) }],
  }
  return [
    { type: 'text', value },
    { type: 'emphasis', data: { hName: 'sup' }, children: [link] },
  ]
}

function resolveLinks(parent: { children: RootContent[] }, references: References) {
  parent.children = parent.children.flatMap((node): RootContent[] => {
    if ('children' in node) resolveLinks(node as { children: RootContent[] }, references)
    if (node.type !== 'link') return [node]
    const url = references.address(node.url)
    return url === null ? node.children : [{ ...node, url }]
  })
}
