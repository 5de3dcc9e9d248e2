import { toString as textOf } from 'hast-util-to-string'
import type { Language } from '../../routing/language.ts'
import { isFixedPage, type PageId, table } from '../../routing/table.ts'
import { dataFiles } from '../data.ts'
import { ContentError, runChecks } from '../error.ts'
import { chartElement, figureElement, sourceElement } from '../text/markdown.ts'
import { elementsOf } from '../text/tree.ts'
import type { Words } from '../words.ts'

/**
 * A text's figures, sources, charts and links all exist.
 * @throws ContentErrors
 */
export function checkText(words: Words, id: PageId, language: Language): void {
  const page = words.page(id)[language]
  const { file, intro, sections, conclusion } = page
  const trees = [intro, ...sections.map(({ body }) => body), conclusion]
  const elements = trees.flatMap((tree) => elementsOf(tree))
  const text = trees.map((tree) => textOf(tree)).join('\n')
  runChecks(
    ...elements.map(({ tagName, properties }) => () => {
      const name = String(properties.figure ?? properties.source ?? properties.chart ?? '')
      if (tagName === figureElement && !Object.hasOwn(words.figures.figures, name)) {
        throw new ContentError(
          file,
          `{figure:${name}} is not in content/${dataFiles.figures.file}.`,
        )
      }
      if (tagName === sourceElement && !Object.hasOwn(words.figures.sources, name)) {
        throw new ContentError(
          file,
          `{source:${name}} is not among the sources of content/${dataFiles.figures.file}.`,
        )
      }
      if (tagName === chartElement && !Object.hasOwn(words.charts.charts, name)) {
        throw new ContentError(file, `{chart:${name}} is not in content/${dataFiles.charts.file}.`)
      }
      if (tagName === 'a') checkLink(words, page.file, id, String(properties.href))
    }),
    // Malformed placeholders would be printed literally.
    ...(text.match(/[{｛]\s*(?:figure|source|chart|quote)\b[^}｝\n]*[}｝]?/gi) ?? []).map(
      (found) => () => {
        throw new ContentError(
          file,
          `"${found}" is not understood: write {figure:ID}, {source:ID}, {chart:ID} alone in a paragraph, or {quote} at the beginning of one.`,
        )
      },
    ),
    // So would links and headings with full-width marks, as Japanese keyboards type them, or with a space.
    ...(
      text.match(/[[［][^\]］\n]*[\]］]\s*[(（]\s*page[:：][^)）\n]*[)）]?|^[#＃]{2,}.*$/gim) ?? []
    ).map((found) => () => {
      throw new ContentError(
        file,
        `"${found}" would be printed literally: write [text](page:ID) or ## Heading {#anchor}, with half-width brackets and no space between.`,
      )
    }),
  )
}

function checkLink(words: Words, file: string, from: PageId, url: string): void {
  const link = /^(?:page:(?<id>[a-z0-9-]+))?(?:#(?<anchor>[a-z0-9-]+))?$/.exec(url)?.groups
  const to = link?.id ?? (link?.anchor && from)
  if (!to || !(isFixedPage(to) || (words.articleIds as readonly string[]).includes(to))) {
    throw new ContentError(
      file,
      `link "${url}": write page:ID with the id of a page or an article.`,
    )
  }
  if (!link?.anchor) return
  const places = placesOf(words, to as PageId)
  if (places.includes(link.anchor)) return
  throw new ContentError(
    file,
    `link "${url}": the page "${to}" has no anchor "${link.anchor}": ${
      places.length ? `use one of ${places.join(', ')}` : 'link to the page'
    }.`,
  )
}

/** The anchors of a page: its sections, and those that its data adds. */
function placesOf(words: Words, id: PageId): string[] {
  const { sections, parts } = words.page(id).ja
  const places = sections.map(({ anchor }) => anchor)
  if (isFixedPage(id) && table[id].kind === 'glossary') {
    places.push(...words.glossary.terms.map((term) => term.id))
  }
  if (parts?.some(({ show }) => show === 'exits')) {
    places.push(...words.exits.items.map((exit) => `exit-${exit.id}`))
  }
  return places
}
