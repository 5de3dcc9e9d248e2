import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { ContentError, runChecks } from '../error.ts'

/** Markdown that pages do not show, with what to write instead. */
const unsupported: Partial<Record<Nodes['type'], string>> = {
  code: 'a line that begins with a tab or four spaces becomes a code block: remove the indentation',
  html: 'HTML is not shown: write it as Markdown',
  image: 'pictures are named in the front matter (hero, figure): take it out',
  imageReference: 'pictures are named in the front matter (hero, figure): take it out',
  footnoteReference: 'there are no footnotes: use {figure:ID}, {source:ID} or "sources"',
  footnoteDefinition: 'there are no footnotes: use {figure:ID}, {source:ID} or "sources"',
  definition: 'write the address into the link, [text](page:ID)',
}

/**
 * Rejects Markdown that would silently not be shown.
 * @param file path below content/, for messages
 * @throws ContentErrors for every such place, with its line below the front matter
 */
export function rejectUnsupportedMarkdown(file: string, tree: Root): void {
  const places: (() => void)[] = []
  const visit = (node: Nodes) => {
    const heading =
      node.type === 'heading' && node.depth === 1 && 'the title is in the front matter'
    const problem = heading || unsupported[node.type]
    if (problem) {
      const line = node.position?.start.line
      const text = 'value' in node ? node.value : textOf(node)
      places.push(() => {
        throw new ContentError(
          file,
          `line ${line} of the text, "${text.slice(0, 40)}": ${problem}.`,
        )
      })
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  runChecks(...places)
}
