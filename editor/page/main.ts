import CMS from '@sveltia/cms'
import { openChecker } from '../check/checker.ts'
import type { Framings } from '../config/choices.ts'
import { editorConfig, formatName, repositoryOf } from '../config/config.ts'
import { everyForm, openForms } from '../form/forms.ts'
import { memoryFiles, type Texts } from '../memoryFiles.ts'
import { editorLanguage } from './editorLanguage.ts'
import { showFolderOnly } from './folderOnly.ts'
import { guardPhotos } from './guardPhotos.ts'
import { entryOf, type SavedEntry } from './savedEntry.ts'
import { showMistakes } from './showMistakes.ts'

/** What the build puts beside the editor: everything in `content/`, and how pictures are cut. */
export interface Snapshot {
  readonly texts: Texts
  readonly framings: Framings
}

const language = editorLanguage()
document.documentElement.lang = language
const { snapshot = '', repository } = document.body.dataset
const { texts, framings } = (await (await fetch(snapshot)).json()) as Snapshot
const files = memoryFiles(texts)
const forms = openForms(files)

const checker = openChecker(texts, forms, language)
const formats = new Map(everyForm(forms).map((form) => [formatName(form), form]))
for (const [
  name,
  {
    format,
    files: [file = ''],
  },
] of formats) {
  const isPage = file.endsWith('.md')
  const fromFile = (text: string) => {
    // What the editor reads may be newer than what the site was built from.
    if (!isPage) checker.read(file, text)
    return format.fromFile(text)
  }
  CMS.registerCustomFormat(name, isPage ? 'md' : 'yaml', { ...format, fromFile })
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const mistakes = checker.check(entryOf(entry.toJS() as unknown as SavedEntry))
    if (mistakes.length === 0) return
    showMistakes(mistakes, language)
    // An error is what keeps the editor from saving.
    throw new Error(mistakes.map(({ place, problem }) => `${place}: ${problem}`).join('\n'))
  },
})

if (repository || showFolderOnly(language)) {
  guardPhotos(language)
  await CMS.init({
    config: editorConfig({
      files,
      forms,
      framings,
      language,
      repository: repositoryOf(repository),
    }),
  })
}
