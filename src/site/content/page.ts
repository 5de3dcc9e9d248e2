import { z } from 'zod'
import { readChart } from '../charts.ts'
import type { Language, Localized } from '../language.ts'
import { href } from '../links.ts'
import { isPageId, type PageId, route } from '../routes.ts'
import { topics } from '../topics.ts'
import { parseYaml } from './data.ts'
import { ContentError, check } from './error.ts'
import { figureNotes, type SourceNote } from './figures.ts'
import { type Body, readBody } from './markdown.ts'
import { checkParity } from './parity.ts'
import { pseudo, stretch } from './pseudo.ts'

const sources = import.meta.glob<string>('/content/pages/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const pageId = z.string().refine(isPageId, 'is not a page of the route table')
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, "write a date as '2025-10-29', in quotes")

const frontMatter = z.strictObject({
  /** The page's h1, in the hero. */
  title: z.string().min(1),
  /** One sentence under the h1. */
  subtitle: z.string().min(1),
  /** What a search engine shows under the page's title: 70-110 Japanese or 120-155 Latin characters. */
  description: z.string().min(1),
  /** The one question of its reader that the page answers; for editors. */
  question: z.string().min(1),
  /** A shorter name for menus and footers; without it, they show the title. */
  label: z.string().min(1).optional(),
  /** Marks words that stand in for the owner's; `npm run launch-check` lists them. */
  sample: z.boolean().optional(),
  /** The natural next page, and the line that invites to it. */
  next: z.strictObject({ page: pageId, text: z.string().min(1) }).optional(),
  /** Articles: dates of publication and last change, topic, related service, literature, FAQ. */
  published: day.optional(),
  modified: day.optional(),
  topic: z.enum(topics).optional(),
  service: pageId.optional(),
  sources: z.array(z.string().min(1)).optional(),
  faq: z
    .array(z.strictObject({ question: z.string().min(1), answer: z.string().min(1) }))
    .optional(),
})

export type PageContent = z.infer<typeof frontMatter> &
  Body & {
    /** Sources of the figures in the text, in the order of their numbers. */
    readonly notes: readonly SourceNote[]
  }

const known = new Map<PageId, Localized<PageContent>>()

/**
 * The words of a page. Both languages are read and compared, whichever is asked for.
 * @throws ContentError when a file is missing, a key does not fit, or the languages differ in shape
 */
export function readPage(id: PageId, language: Language): PageContent {
  let page = known.get(id)
  if (!page) {
    page = { ja: readLanguage(id, 'ja'), en: readLanguage(id, 'en') }
    checkParity(id, page.ja, page.en)
    known.set(id, page)
  }
  return page[language]
}

function readLanguage(id: PageId, language: Language): PageContent {
  const file = `pages/${id}/${language}.md`
  const source = sources[`/content/${file}`]
  if (source === undefined) {
    throw new ContentError(file, `the file is missing: the page "${id}" needs every language.`)
  }
  return parsePage(file, source, language)
}

/**
 * Parses one language of a page.
 * @param file the file's path below content/, for messages
 * @throws ContentError when a key does not fit
 */
export function parsePage(file: string, source: string, language: Language): PageContent {
  const parts = /^---\n(?<head>.*?)\n---\n(?<body>.*)$/s.exec(source)?.groups
  if (parts?.head === undefined || parts.body === undefined) {
    throw new ContentError(file, 'begin the file with front matter between two lines of "---".')
  }
  const head = check(file, frontMatter, parseYaml(file, parts.head))
  const stretched = pseudo && language === 'en'
  if (stretched)
    Object.assign(head, { title: stretch(head.title), subtitle: stretch(head.subtitle) })
  const { figure, notes } = figureNotes(file, language)
  const address = (url: string) => pageAddress(file, url, language)
  const body = readBody(file, stretched ? stretch(parts.body) : parts.body, {
    language,
    address,
    figure,
    chart: (id) => readChart(file, id, language),
  })
  return { ...head, ...body, notes: notes() }
}

/** Resolves `page:ID` and `page:ID#anchor`; null where the page is not published yet. */
function pageAddress(file: string, url: string, language: Language): string | null {
  if (url.startsWith('#')) return url
  const found = /^page:(?<id>[a-z-]+)(?:#(?<anchor>[a-z0-9-]+))?$/.exec(url)?.groups
  const id = found?.id ?? ''
  if (!isPageId(id)) {
    throw new ContentError(file, `link "${url}": write page:ID with an id of the route table.`)
  }
  return route(id).published ? href(id, language, found?.anchor) : null
}
