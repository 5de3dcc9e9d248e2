import { openFiles } from '../../content-reader/files.ts'
import { readWords } from '../../content-reader/words.ts'
import { takeSnapshot } from '../../editor/build/snapshot.ts'
import { type Findings, openChecker } from '../../editor/check/checker.ts'
import type { Entry } from '../../editor/check/entry.ts'
import { everyForm, openForms } from '../../editor/form/forms.ts'
import type { Group } from '../../editor/format/value.ts'
import { memoryFiles } from '../../editor/memoryFiles.ts'

/** The editor's forms for the project's own files, and their contents. */
export const forms = openForms(openFiles(process.cwd()))
export const { texts } = takeSnapshot(process.cwd())

/** An entry as the editor would send it, with a change. */
export function entry(
  collection: string,
  slug: string,
  change: (ja: Group, en: Group) => [Group, Group],
): Entry {
  const isText = collection === 'pages' || collection === 'articles'
  const isTemplate = collection === 'templates'
  const form = everyForm(forms).find(
    ({ id, files: [file = ''] }) =>
      id === slug &&
      file.endsWith('.md') === isText &&
      file.startsWith('templates/') === isTemplate,
  )
  if (!form) throw new Error(`there is no form ${slug}`)
  const opened = form.files.map((file) => form.format.fromFile(texts[file] ?? ''))
  const [ja, en] = isText ? opened : [opened[0]?.ja as Group, opened[0]?.en as Group]
  const [one, two] = change(ja as Group, en as Group)
  return { collection, slug, ja: one, en: two }
}

/** Read once: reading takes about a second. */
export const published = readWords(memoryFiles(texts))

const checkers = {
  ja: openChecker(texts, forms, 'ja', {}, undefined, false, published),
  en: openChecker(texts, forms, 'en', {}, undefined, false, published),
}

/** Problems of an entry, one line each: place and message. */
const lines =
  (kind: keyof Findings) =>
  (made: Entry, language: 'ja' | 'en' = 'ja') =>
    checkers[language].check(made)[kind].map(({ place, problem }) => `${place}: ${problem}`)

/** Problems that prevent saving. */
export const said = lines('mistakes')

/** Problems that only warn. */
export const advised = lines('warnings')
