import type { Root } from 'hast'
import { ContentError } from './error.ts'
import type { Body } from './markdown.ts'
import { chartElement, figureElement } from './markdown.ts'
import type { ArticleHead } from './schema/page.ts'
import { elementsOf } from './tree.ts'

type Words = Partial<ArticleHead> & Body & { readonly file: string }
type Shape = readonly (readonly [place: string, count: number])[]

/** What does not depend on the language, and so is the same in both files. */
const shared = [
  'sample',
  'hero',
  'figure',
  'fade',
  'footer',
  'related',
  'service',
  'address',
  'parent',
  'topic',
  'published',
  'modified',
] as const

/**
 * Compares a page's two languages: neither may lack a section, a list item, a link or a figure.
 * @throws ContentError that names the English file and the place that differs
 */
export function checkParity(ja: Words, en: Words): void {
  const other = ja.file.slice(ja.file.lastIndexOf('/') + 1)
  if (anchors(ja) !== anchors(en)) {
    throw new ContentError(
      en.file,
      `its sections are ${anchors(en)}, those of ${other} are ${anchors(ja)}: give both the same.`,
    )
  }
  for (const key of shared) {
    const [one, two] = [JSON.stringify(ja[key]) ?? 'none', JSON.stringify(en[key]) ?? 'none']
    if (one !== two) {
      throw new ContentError(en.file, `${key}: ${two}, but ${one} in ${other}: give both the same.`)
    }
  }
  const english = shape(en)
  for (const [at, [place, count]] of shape(ja).entries()) {
    const found = english[at]?.[1]
    if (found !== count) {
      throw new ContentError(
        en.file,
        `${place}: ${found}, but ${count} in ${other}: give both the same.`,
      )
    }
  }
}

function anchors({ sections }: Words): string {
  return sections
    .map(({ anchor, expandable }) => `{#${anchor}${expandable ? ' expandable' : ''}}`)
    .join(' ')
}

/** How much of everything a page has, place by place. */
function shape({ intro, sections, conclusion, faq, sources, parts, next }: Words): Shape {
  return [
    ...count('introduction', intro),
    ...sections.flatMap(({ anchor, body }) => count(`section {#${anchor}}`, body)),
    ...count('conclusion', conclusion),
    ['entries of faq', faq?.length ?? 0],
    ['entries of sources', sources?.length ?? 0],
    ['entries of parts', parts?.length ?? 0],
    ['next page', next ? 1 : 0],
  ]
}

const counted = {
  p: 'paragraphs',
  li: 'list items',
  a: 'links',
  [figureElement]: 'figures',
  tr: 'table rows',
  [chartElement]: 'charts',
}

function count(place: string, tree: Root): Shape {
  const tags = elementsOf(tree).map(({ tagName }) => tagName)
  return Object.entries(counted).map(([tag, name]) => [
    `${name} of the ${place}`,
    tags.filter((each) => each === tag).length,
  ])
}
