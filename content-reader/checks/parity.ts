import type { Root } from 'hast'
import { ContentError, runChecks } from '../error.ts'
import type { ArticleHead } from '../schema/frontMatter.ts'
import type { Body } from '../text/markdown.ts'
import { chartElement, figureElement, sourceElement } from '../text/markdown.ts'
import { elementsOf, quotesOf } from '../text/tree.ts'

type Words = Partial<ArticleHead> & Body & { readonly file: string }
type Shape = readonly (readonly [place: string, count: number])[]

/** Front matter that does not depend on the language and must be equal in both files. */
export const sharedKeys = [
  'sample',
  'hero',
  'figure',
  'panorama',
  'fade',
  'offered',
  'related',
  'service',
  'address',
  'parent',
  'topic',
  'published',
  'modified',
] as const

/**
 * Compares a page's two languages: both need the same sections, list items, links and figures.
 * @throws ContentErrors naming the English file and the places that differ
 */
export function checkParity(ja: Words, en: Words): void {
  const other = ja.file.slice(ja.file.lastIndexOf('/') + 1)
  const same = (place: string, one: unknown, two: unknown) => () => {
    if (one === two) return
    throw new ContentError(en.file, `${place}: ${two}, but ${one} in ${other}: give both the same.`)
  }
  const shared = [
    ...sharedKeys.map((key) => same(key, json(ja[key]), json(en[key]))),
    same('parts', json(untranslated(ja.parts)), json(untranslated(en.parts))),
    same('next.page', json(ja.next?.page), json(en.next?.page)),
  ]
  if (anchors(ja) !== anchors(en)) {
    runChecks(...shared, () => {
      throw new ContentError(
        en.file,
        `its sections are ${anchors(en)}, those of ${other} are ${anchors(ja)}: give both the same.`,
      )
    })
  }
  const english = shape(en)
  const counts = shape(ja).map(([place, count], at) => same(place, count, english[at]?.[1]))
  runChecks(...shared, ...counts)
}

/** The language-independent values of the page's parts. */
function untranslated(parts: Words['parts']) {
  return parts?.map((part) => ({ ...part, text: undefined }))
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'none'
}

function anchors({ sections }: Words): string {
  return sections
    .map(({ anchor, expandable }) => `{#${anchor}${expandable ? ' expandable' : ''}}`)
    .join(' ')
}

/** Counts of everything on a page, place by place. */
function shape({ intro, sections, conclusion, facts, faq, finding, sources }: Words): Shape {
  return [
    ...count('introduction', intro),
    ...sections.flatMap(({ anchor, body }) => count(`section {#${anchor}}`, body)),
    ...count('conclusion', conclusion),
    ['facts', facts ? 1 : 0],
    ['finding', finding ? 1 : 0],
    ['entries of faq', faq?.length ?? 0],
    ['entries of sources', sources?.length ?? 0],
  ]
}

const counted = {
  p: 'paragraphs',
  li: 'list items',
  a: 'links',
  [figureElement]: 'figures',
  [sourceElement]: 'sources',
  tr: 'table rows',
  [chartElement]: 'charts',
}

function count(place: string, tree: Root): Shape {
  const tags = elementsOf(tree).map(({ tagName }) => tagName)
  const counts = Object.entries(counted).map(([tag, name]): Shape[number] => [
    `${name} of the ${place}`,
    tags.filter((each) => each === tag).length,
  ])
  return [...counts, [`pull quotes of the ${place}`, quotesOf(tree).length]]
}
