import type { Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'

export function treeToMarkdown(tree: Root): string {
  return toMarkdown(toMdast(tree), {
    bullet: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
}
