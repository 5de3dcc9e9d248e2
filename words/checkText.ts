import { toString as textOf } from 'hast-util-to-string'
import { isFixedPage } from '../routing/table.ts'
import { dataFiles } from './data.ts'
import { all, ContentError } from './error.ts'
import { type Body, chartElement, figureElement } from './markdown.ts'
import { elementsOf } from './tree.ts'
import type { Words } from './words.ts'

/**
 * Figures, charts and links of a text name what there is.
 * @throws ContentErrors
 */
export function checkText(words: Words, page: Body & { readonly file: string }): void {
  const { file, intro, sections, conclusion } = page
  const trees = [intro, ...sections.map(({ body }) => body), conclusion]
  const elements = trees.flatMap((tree) => elementsOf(tree))
  const text = trees.map((tree) => textOf(tree)).join('\n')
  all(
    ...elements.map(({ tagName, properties }) => () => {
      const id = String(properties.figure ?? properties.chart ?? '')
      if (tagName === figureElement && !Object.hasOwn(words.figures.figures, id)) {
        throw new ContentError(file, `{figure:${id}} is not in content/${dataFiles.figures.file}.`)
      }
      if (tagName === chartElement && !Object.hasOwn(words.charts.charts, id)) {
        throw new ContentError(file, `{chart:${id}} is not in content/${dataFiles.charts.file}.`)
      }
      if (tagName === 'a') checkLink(words, file, String(properties.href))
    }),
    // What was not understood as a figure or a chart would be printed as it is.
    ...(text.match(/\{\s*(?:figure|chart)\b[^}\n]*\}?/gi) ?? []).map((found) => () => {
      throw new ContentError(
        file,
        `"${found}" is not understood: write {figure:ID}, or {chart:ID} alone in a paragraph.`,
      )
    }),
  )
}

function checkLink({ articleIds }: Words, file: string, url: string): void {
  if (/^#[a-z0-9-]+$/.test(url)) return
  const id = /^page:([a-z0-9-]+)(?:#[a-z0-9-]+)?$/.exec(url)?.[1]
  if (id && (isFixedPage(id) || (articleIds as readonly string[]).includes(id))) return
  throw new ContentError(file, `link "${url}": write page:ID with the id of a page or an article.`)
}
