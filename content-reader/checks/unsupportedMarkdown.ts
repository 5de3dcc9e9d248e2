import type { Nodes, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { ContentError, runChecks } from '../error.ts'
import { type Problem, problems } from '../problems.ts'

/** Markdown that pages do not show. */
const unsupported: Partial<Record<Nodes['type'], (line: number, text: string) => Problem>> = {
  code: problems.codeBlock,
  html: problems.html,
  image: problems.pictureInText,
  imageReference: problems.pictureInText,
  footnoteReference: problems.footnote,
  footnoteDefinition: problems.footnote,
  definition: problems.definition,
}

/**
 * Rejects Markdown that would silently not be shown.
 * @param file path below content/, for messages
 * @throws ContentErrors for every such place, with its line below the front matter
 */
export function rejectUnsupportedMarkdown(file: string, tree: Root): void {
  const places: (() => void)[] = []
  const visit = (node: Nodes) => {
    const isTitle = node.type === 'heading' && node.depth === 1
    const problem = isTitle ? problems.titleInText : unsupported[node.type]
    // With its opening tag a closing one is one mistake.
    const isEnd = node.type === 'html' && node.value.startsWith('</')
    if (problem && !isEnd) {
      const line = node.position?.start.line ?? 1
      const text = 'value' in node ? node.value : textOf(node)
      places.push(() => {
        throw new ContentError(file, problem(line, text.slice(0, 40)))
      })
    }
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  runChecks(...places)
}
