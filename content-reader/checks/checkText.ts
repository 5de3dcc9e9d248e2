import { toString as textOf } from 'hast-util-to-string'
import type { Language } from '../../routing/language.ts'
import { isFixedPage, type PageId, table } from '../../routing/table.ts'
import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'
import { type Body, chartElement, figureElement, sourceElement } from '../text/markdown.ts'
import { elementsOf } from '../text/tree.ts'
import type { Words } from '../words.ts'

/**
 * A text's figures, sources, charts and links all exist.
 * @throws ContentErrors
 */
export function checkText(words: Words, id: PageId, language: Language): void {
  checkBody(words, id, words.page(id)[language])
}

/** As `checkText`, of a note of the news. */
export function checkNote(words: Words, id: string, language: Language): void {
  checkBody(words, 'news', words.note(id)[language])
}

function checkBody(words: Words, id: PageId, text: Body & { readonly file: string }): void {
  const { file, intro, sections, conclusion } = text
  const trees = [intro, ...sections.map(({ body }) => body), conclusion]
  const elements = trees.flatMap((tree) => elementsOf(tree))
  const said = trees.map((tree) => textOf(tree)).join('\n')
  runChecks(
    ...elements.map(({ tagName, properties }) => () => {
      const name = String(properties.figure ?? properties.source ?? properties.chart ?? '')
      if (tagName === figureElement && !Object.hasOwn(words.figures.figures, name)) {
        throw new ContentError(file, problems.figureUnknown(name))
      }
      if (tagName === sourceElement && !Object.hasOwn(words.figures.sources, name)) {
        throw new ContentError(file, problems.sourceUnknown(name))
      }
      if (tagName === chartElement && !Object.hasOwn(words.charts.charts, name)) {
        throw new ContentError(file, problems.chartUnknown(name))
      }
      if (tagName === 'a') checkLink(words, file, id, String(properties.href))
    }),
    // Malformed placeholders would be printed literally.
    ...(said.match(/[{｛]\s*(?:figure|source|chart|quote)\b[^}｝\n]*[}｝]?/gi) ?? []).map(
      (found) => () => {
        throw new ContentError(file, problems.markUnknown(found))
      },
    ),
    // So would links and headings with full-width marks, as Japanese keyboards type them, or with a space.
    ...(
      said.match(/[[［][^\]］\n]*[\]］]\s*[(（]\s*page[:：][^)）\n]*[)）]?|^[#＃]{2,}.*$/gim) ?? []
    ).map((found) => () => {
      throw new ContentError(file, problems.printedLiterally(found))
    }),
    ...(said.match(/^\|.*\|[ \t]*$/m) ?? []).map((row) => () => {
      throw new ContentError(file, problems.brokenTable(row.slice(0, 40)))
    }),
  )
}

function checkLink(words: Words, file: string, from: PageId, url: string): void {
  const link = /^(?:page:(?<id>[a-z0-9-]+))?(?:#(?<anchor>[a-z0-9-]+))?$/.exec(url)?.groups
  const to = link?.id ?? (link?.anchor && from)
  if (to && to !== from && words.hidden.has(to as PageId)) {
    throw new ContentError(file, problems.pageHidden(to))
  }
  const ids: readonly string[] = [...words.articleIds, ...words.textIds]
  if (!to || !(to === from || isFixedPage(to) || ids.includes(to))) {
    const isOther = /^https?:/.test(url)
    throw new ContentError(file, problems[isOther ? 'linkToOtherSite' : 'linkToNothing'](url))
  }
  if (!link?.anchor) return
  const places = placesOf(words, to as PageId)
  if (places.includes(link.anchor)) return
  throw new ContentError(file, problems.linkToNoPlace(url, to, link.anchor, places.join(', ')))
}

/** The anchors of a page: its sections, and those that its data adds. */
function placesOf(words: Words, id: PageId): string[] {
  const { sections, parts } = words.page(id).ja
  const places = sections.map(({ anchor }) => anchor)
  if (isFixedPage(id) && table[id].kind === 'glossary') {
    places.push(...words.glossary.terms.map((term) => term.id))
  }
  if (id === 'news') places.push(...words.newsIds.map((note) => `news-${note}`))
  if (parts?.some(({ show }) => show === 'exits')) {
    places.push(...words.exits.items.map((exit) => `exit-${exit.id}`))
  }
  return places
}
