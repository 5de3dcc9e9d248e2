import type { z } from 'zod'
import type { Language, Localized } from '../routing/language.ts'
import type { ArticleId, FixedPageId, PageId, TextId } from '../routing/table.ts'
import { checkParity, isShared } from './checks/parity.ts'
import { ContentError, ContentErrors, runChecks, validate } from './error.ts'
import type { ContentFiles } from './files.ts'
import { parseYaml, splitFrontMatter } from './parse.ts'
import { problems } from './problems.ts'
import {
  type ArticleHead,
  articleHead,
  type PageHead,
  pageHead,
  type TextHead,
  textHead,
} from './schema/frontMatter.ts'
import type { References } from './schema/references.ts'
import { curlyQuotes, mapTexts } from './text/curlyQuotes.ts'
import { type Body, readBody } from './text/markdown.ts'
import { pseudo, stretch } from './text/pseudo.ts'

/** A page's words in one language. */
export type PageText = PageHead & Body & { readonly file: string }
export type ArticleText = ArticleHead & Body & { readonly file: string }

export type AddedText = TextHead & Body & { readonly file: string }

const folders = { pages: pageHead, articles: articleHead, texts: textHead }
type Folder = keyof typeof folders

/**
 * Reads a page or article in both languages and compares them.
 * @throws ContentErrors if a file is missing, a key is invalid, or the languages differ in structure
 */
export function readPage(
  files: ContentFiles,
  references: References,
  folder: 'pages',
  id: FixedPageId,
): Localized<PageText>
export function readPage(
  files: ContentFiles,
  references: References,
  folder: 'articles',
  id: ArticleId,
): Localized<ArticleText>
export function readPage(
  files: ContentFiles,
  references: References,
  folder: 'texts',
  id: TextId,
): Localized<AddedText>
export function readPage(
  files: ContentFiles,
  references: References,
  folder: Folder,
  id: PageId,
): Localized<PageText> {
  const read = (language: Language) => {
    const file = `${folder}/${id}.${language}.md`
    if (!files.has(file)) {
      throw new ContentError(file, problems.noLanguage(id))
    }
    return parsePage(file, files.text(file), language, folders[folder](references))
  }
  const [ja, en] = inBoth(`${folder}/${id}`, () =>
    runChecks(
      () => read('ja'),
      () => read('en'),
    ),
  )
  checkParity(ja, en)
  return { ja, en }
}

/** A wrong value that the languages share is one mistake, in both files. */
export function inBoth<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ContentErrors)) throw error
    throw new ContentErrors(
      error.errors.flatMap((each) => {
        const isSame = ({ file, keys, problem }: ContentError) =>
          file !== each.file && String(keys) === String(each.keys) && problem.en === each.problem.en
        if (!isShared(each.keys) || !error.errors.some(isSame)) return each
        const both = new ContentError(`${name}.{ja,en}.md`, each.problem, each.keys)
        return each.file.endsWith('.ja.md') ? both : []
      }),
    )
  }
}

/**
 * Parses one language of a page.
 * @param file path below content/, for messages
 * @param schema of its front matter
 * @throws ContentErrors if a key is invalid or a part follows an unknown place
 */
export function parsePage(
  file: string,
  source: string,
  language: Language,
  schema: ReturnType<(typeof folders)[Folder]>,
): PageText {
  const page = parseText(file, source, language, schema)
  if (pseudo && language === 'en') {
    Object.assign(page, { title: stretch(page.title), subtitle: stretch(page.subtitle) })
  }
  checkPlaces(page)
  return page
}

/**
 * Parses one language of a text with front matter.
 * @throws ContentErrors if a key is invalid
 */
export function parseText<Head extends object>(
  file: string,
  source: string,
  language: Language,
  schema: z.ZodType<Head>,
): Head & Body & { readonly file: string } {
  const { head, body } = splitFrontMatter(file, source)
  const english = language === 'en'
  const stretched = pseudo && english
  const front = () => {
    const typed = parseYaml(file, head)
    return english ? mapTexts(typed, curlyQuotes) : typed
  }
  const [words, text] = runChecks(
    () => validate(file, schema, front()),
    () => {
      const set = english ? curlyQuotes(body) : body
      return readBody(file, stretched ? stretch(set) : set, language)
    },
  )
  return { ...words, ...text, file }
}

/** Every part follows an existing section or one of the two places that every page has. */
function checkPlaces({ file, parts = [], sections }: PageText): void {
  const places = ['introduction', ...sections.map(({ anchor }) => anchor), 'conclusion']
  runChecks(
    ...parts.map(({ after, show }, at) => () => {
      if (places.includes(after)) return
      const problem = problems.placeOfPart(show, after, places.join(', '))
      throw new ContentError(file, problem, ['parts', at, 'after'])
    }),
  )
}
