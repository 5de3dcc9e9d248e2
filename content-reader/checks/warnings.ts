import { type Language, languages } from '../../routing/language.ts'
import type { PageId } from '../../routing/table.ts'
import { dataFiles } from '../data.ts'
import { ContentError } from '../error.ts'
import type { ContentFiles } from '../files.ts'
import { problems } from '../problems.ts'
import type { Words } from '../words.ts'
import { headWarnings } from './headWarnings.ts'
import { dataLengths, pageLengths } from './lengthWarnings.ts'
import { readTerms, termWarnings } from './preferredTerms.ts'
import { signWarnings } from './signWarnings.ts'

/** The files of `content/` with words of pages. */
export function wordFiles(files: ContentFiles): string[] {
  const inFolders = ['pages', 'articles', 'texts', 'news', 'data'].flatMap((folder) =>
    files.list(folder).map((name) => `${folder}/${name}`),
  )
  return [...inFolders, 'settings.yaml']
}

/**
 * Warnings that stop nothing: length, wording, an article without sources.
 * @param words without mistakes in these files
 * @param of the files to check
 * @param signs that the typeface of headings has; without them the build itself looks at its pages
 * @throws ContentErrors if the words or the list of terms have mistakes
 */
export function warningsIn(
  words: Words,
  files: ContentFiles,
  of: readonly string[] = wordFiles(files),
  signs?: ReadonlySet<string>,
): ContentError[] {
  const terms = readTerms(files)
  return of.flatMap((file) => {
    const source = files.text(file)
    return [...pageWarnings(words, file, source, signs), ...termWarnings(file, source, terms)]
  })
}

function pageWarnings(
  words: Words,
  file: string,
  source: string,
  signs?: ReadonlySet<string>,
): ContentError[] {
  const siteName = words.settings.site.name
  if (file === dataFiles.site.file) {
    const { title, description } = words.site.notFound
    return languages.flatMap((language) => {
      const head = { title: title[language], description: description[language], file }
      return headWarnings(null, language, head, siteName)
    })
  }
  const { folder, id, language } = pageFile.exec(file)?.groups ?? {}
  if (!id) return dataLengths(words, file)
  const page = words.page(id as PageId)[language as Language]
  const found = [
    ...headWarnings(id, language as Language, page, siteName),
    ...pageLengths(page, language as Language),
    ...(signs ? signWarnings(page, signs) : []),
  ]
  if (folder === 'articles' && !page.sources?.length && !/\{(figure|source):/.test(source)) {
    found.push(new ContentError(file, problems.noSources(), ['sources']))
  }
  return found
}

const pageFile = /^(?<folder>pages|articles|texts)\/(?<id>[\w-]+)\.(?<language>ja|en)\.md$/
