import type { Root } from 'hast'
import type { Localized } from '../../routing/language.ts'
import { ContentError, runChecks } from '../error.ts'
import { problems } from '../problems.ts'
import type { ArticleHead, TextHead } from '../schema/frontMatter.ts'
import type { Body } from '../text/markdown.ts'
import { chartElement, figureElement, sourceElement } from '../text/markdown.ts'
import { elementsOf, quotesOf } from '../text/tree.ts'

type Words = Partial<ArticleHead & TextHead> & Body & { readonly file: string }
/** Counts, with the keys of those that are not of the text. */
type Shape = readonly (readonly [what: Localized, count: number, ...keys: string[]])[]

/** Front matter that does not depend on the language and must be equal in both files. */
export const sharedKeys = [
  'draft',
  'publish',
  'withdrawn',
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
  'kind',
  'topic',
  'published',
  'modified',
] as const

/** Whether a value of the front matter, by its path of keys, must be equal in both files. */
export function isShared(keys: readonly string[]): boolean {
  const [first] = keys
  if (first === 'parts') return keys.at(-1) !== 'text'
  return (
    ['next.page', 'photo.picture'].includes(keys.join('.')) ||
    (sharedKeys as readonly string[]).includes(first ?? '')
  )
}

/**
 * Compares a page's two languages: both need the same sections, list items, links and figures.
 * @throws ContentErrors naming the English file and the places that differ
 */
export function checkParity(ja: Words, en: Words): void {
  const same = (keys: readonly string[], one?: string, two?: string) => () => {
    if (one === two) return
    throw new ContentError(en.file, problems.valuesDiffer(one, two), keys)
  }
  const shared = [
    ...sharedKeys.map((key) => same([key], json(ja[key]), json(en[key]))),
    same(['parts'], json(untranslated(ja.parts)), json(untranslated(en.parts))),
    same(['photo', 'picture'], json(ja.photo?.picture), json(en.photo?.picture)),
    same(['next', 'page'], json(ja.next?.page), json(en.next?.page)),
  ]
  if (anchors(ja) !== anchors(en)) {
    runChecks(...shared, () => {
      throw new ContentError(en.file, problems.sectionsDiffer(anchors(ja), anchors(en)))
    })
  }
  const english = shape(en)
  const counts = shape(ja).map(([what, count, ...keys], at) => () => {
    const [, second = 0] = english[at] ?? []
    if (count !== second) {
      throw new ContentError(en.file, problems.countsDiffer(what, count, second), keys)
    }
  })
  runChecks(...shared, ...counts)
}

/** The language-independent values of the page's parts. */
function untranslated(parts: Words['parts']) {
  return parts?.map((part) => ({ ...part, text: undefined }))
}

/** Undefined without a value. */
function json(value: unknown): string | undefined {
  return JSON.stringify(value)
}

function anchors({ sections }: Words): string {
  return sections
    .map(({ anchor, expandable }) => `{#${anchor}${expandable ? ' expandable' : ''}}`)
    .join(' ')
}

/** Counts of everything on a page, place by place. */
function shape(words: Words): Shape {
  const { intro, sections, conclusion, facts, faq, finding, photo, sources } = words
  return [
    ...count({ ja: '導入', en: 'introduction' }, intro),
    ...sections.flatMap(({ anchor, body }) =>
      count({ ja: `節「${anchor}」`, en: `section {#${anchor}}` }, body),
    ),
    ...count({ ja: '結論', en: 'conclusion' }, conclusion),
    [{ ja: '要点', en: 'facts' }, facts ? 1 : 0, 'facts'],
    [{ ja: 'わかったこと', en: 'finding' }, finding ? 1 : 0, 'finding'],
    [
      { ja: '写真の下に出す一行', en: 'caption of photo' },
      photo?.caption ? 1 : 0,
      'photo',
      'caption',
    ],
    [{ ja: 'よくある質問の項目', en: 'entries of faq' }, faq?.length ?? 0, 'faq'],
    [{ ja: '出典の項目', en: 'entries of sources' }, sources?.length ?? 0, 'sources'],
  ]
}

const counted: Readonly<Record<string, Localized>> = {
  p: { ja: '段落', en: 'paragraphs' },
  li: { ja: '箇条書きの項目', en: 'list items' },
  a: { ja: 'リンク', en: 'links' },
  [figureElement]: { ja: '数値', en: 'figures' },
  [sourceElement]: { ja: '出典', en: 'sources' },
  tr: { ja: '表の行', en: 'table rows' },
  [chartElement]: { ja: '図表', en: 'charts' },
}
const quotes = { ja: '大きく置く一文', en: 'pull quotes' }

function count(place: Localized, tree: Root): Shape {
  const tags = elementsOf(tree).map(({ tagName }) => tagName)
  const named = ({ ja, en }: Localized) => ({
    ja: `${place.ja}の${ja}`,
    en: `${en} of the ${place.en}`,
  })
  const counts = Object.entries(counted).map(([tag, name]): Shape[number] => [
    named(name),
    tags.filter((each) => each === tag).length,
  ])
  return [...counts, [named(quotes), quotesOf(tree).length]]
}
