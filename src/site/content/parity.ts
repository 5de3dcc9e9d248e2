import type { Element, Root } from 'hast'
import { ContentError } from './error.ts'
import { chartElement } from './markdown.ts'
import type { PageContent } from './page.ts'

type Shape = readonly (readonly [place: string, count: number])[]

/**
 * Compares a page's two languages: neither may lack a section, a list item, a link or a figure.
 * @param id the page's folder
 * @throws ContentError that names the file and the place that differ
 */
export function checkParity(id: string, ja: PageContent, en: PageContent): void {
  const file = `pages/${id}/en.md`
  const anchors = ({ sections }: PageContent) =>
    sections
      .map(({ anchor, expandable }) => `{#${anchor}${expandable ? ' expandable' : ''}}`)
      .join(' ')
  if (anchors(ja) !== anchors(en)) {
    throw new ContentError(
      file,
      `its sections are ${anchors(en)}, those of ja.md are ${anchors(ja)}: give both the same.`,
    )
  }
  const english = shape(en)
  for (const [at, [place, count]] of shape(ja).entries()) {
    const other = english[at]?.[1]
    if (other !== count) {
      throw new ContentError(file, `${place}: ${other}, but ${count} in ja.md: give both the same.`)
    }
  }
}

/** How much of everything a page has, place by place. */
function shape(page: PageContent): Shape {
  const { intro, sections, conclusion, faq, sources, notes, next, sample } = page
  return [
    ...count('introduction', intro),
    ...sections.flatMap(({ anchor, body }) => count(`section {#${anchor}}`, body)),
    ...count('conclusion', conclusion),
    ['entries of faq', faq?.length ?? 0],
    ['entries of sources', sources?.length ?? 0],
    ['sources of figures', notes.length],
    ['next page', next ? 1 : 0],
    ['sample', sample ? 1 : 0],
  ]
}

const counted = {
  p: 'paragraphs',
  li: 'list items',
  a: 'links',
  sup: 'figures',
  tr: 'table rows',
  [chartElement]: 'charts',
}

function count(place: string, tree: Root): Shape {
  const tags = elements(tree).map(({ tagName }) => tagName)
  return Object.entries(counted).map(([tag, name]) => [
    `${name} of the ${place}`,
    tags.filter((each) => each === tag).length,
  ])
}

function elements(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elements(child)] : [],
  )
}
