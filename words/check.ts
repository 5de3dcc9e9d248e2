import { languages } from '../routing/language.ts'
import { fixedRoutes, isFixedPage, type PageId } from '../routing/table.ts'
import { type DataName, dataFiles } from './data.ts'
import { ContentError, ContentErrors } from './error.ts'
import { type Body, chartElement, figureElement } from './markdown.ts'
import { elementsOf } from './tree.ts'
import type { Words } from './words.ts'

/**
 * Reads everything in `content/` and follows every reference in it.
 * @throws ContentErrors with all mistakes, so that they can be mended in one go
 */
export function checkWords(words: Words): void {
  const errors: Error[] = []
  const attempt = (look: () => void) => {
    try {
      look()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      // A file that several others need is named once.
      if (!errors.some(({ message }) => message === error.message)) errors.push(error)
    }
  }
  for (const name of Object.keys(dataFiles) as DataName[]) attempt(() => words[name])
  attempt(() => checkFigures(words))
  attempt(() => checkCharts(words))
  attempt(() => checkRoutes(words))
  for (const id of pagesOf(words, attempt)) attempt(() => checkPage(words, id))
  if (errors.length) throw new ContentErrors(errors)
}

/** The pages to look at; a list of files that cannot be made is an error of its own. */
function pagesOf(words: Words, attempt: (look: () => void) => void): PageId[] {
  const ids: PageId[] = fixedRoutes.filter(({ published }) => published).map(({ id }) => id)
  attempt(() => ids.push(...words.articleIds))
  return ids
}

function checkFigures({ figures: { figures, sources } }: Words): void {
  for (const [id, { source }] of Object.entries(figures)) {
    if (sources[source]) continue
    throw new ContentError(
      dataFiles.figures.file,
      `figures.${id}.source: there is no source "${source}" above.`,
    )
  }
}

function checkCharts({ charts: { charts }, exits, figures }: Words): void {
  for (const [id, chart] of Object.entries(charts)) {
    const fail = (problem: string) => {
      throw new ContentError(dataFiles.charts.file, `charts.${id}${problem}`)
    }
    if (chart.source && !figures.sources[chart.source]) {
      fail(`.source: there is no source "${chart.source}" in content/${dataFiles.figures.file}.`)
    }
    if (chart.kind !== 'matrix') continue
    for (const { exit, marks } of chart.rows) {
      if (!exits.items.some((each) => each.id === exit)) {
        fail(`: there is no exit "${exit}" in content/${dataFiles.exits.file}.`)
      }
      if (marks.length !== chart.columns.length) {
        fail(`: "${exit}" has ${marks.length} marks: give it ${chart.columns.length}.`)
      }
    }
  }
}

/** Every page has one address, and no two have the same. */
function checkRoutes(words: Words): void {
  for (const id of words.pageIds) {
    if (isFixedPage(id)) continue
    throw new ContentError(
      `pages/${id}.ja.md`,
      'the page has no address: add a line for it to routing/table.ts.',
    )
  }
  const owners = new Map<string, string>(fixedRoutes.map(({ path, id }) => [path, id]))
  for (const id of words.articleIds) {
    const { file, address } = words.article(id).ja
    const owner = isFixedPage(id) ? id : owners.get(address)
    if (owner) throw new ContentError(file, `address: the page "${owner}" has it already.`)
    owners.set(address, id)
  }
}

function checkPage(words: Words, id: PageId): void {
  const page = words.page(id)
  for (const language of languages) {
    const { file, footer } = page[language]
    const columns = words.footer.columns.map(({ id }) => id)
    if (footer && !columns.includes(footer)) {
      throw new ContentError(file, `footer: there is no column "${footer}": ${columns.join(', ')}.`)
    }
    checkText(words, page[language])
  }
}

/** Figures, charts and links of a text name what there is. */
function checkText(words: Words, { file, intro, sections, conclusion }: Body & { file: string }) {
  const trees = [intro, ...sections.map(({ body }) => body), conclusion]
  for (const { tagName, properties } of trees.flatMap((tree) => elementsOf(tree))) {
    const id = String(properties.figure ?? properties.chart ?? '')
    if (tagName === figureElement && !words.figures.figures[id]) {
      throw new ContentError(file, `{figure:${id}} is not in content/${dataFiles.figures.file}.`)
    }
    if (tagName === chartElement && !words.charts.charts[id]) {
      throw new ContentError(file, `{chart:${id}} is not in content/${dataFiles.charts.file}.`)
    }
    if (tagName === 'a') checkLink(words, file, String(properties.href))
  }
}

function checkLink({ articleIds }: Words, file: string, url: string): void {
  if (/^#[a-z0-9-]+$/.test(url)) return
  const id = /^page:([a-z0-9-]+)(?:#[a-z0-9-]+)?$/.exec(url)?.[1]
  if (id && (isFixedPage(id) || (articleIds as readonly string[]).includes(id))) return
  throw new ContentError(file, `link "${url}": write page:ID with the id of a page or an article.`)
}
