import CMS from '@sveltia/cms'
import { checkEntry } from '../check/checkEntry.ts'
import type { Framings } from '../config/choices.ts'
import { editorConfig, formatName, repositoryOf } from '../config/config.ts'
import { everyForm, openForms } from '../form/forms.ts'
import { memoryFiles, type Texts } from '../memoryFiles.ts'
import { editorLanguage } from './editorLanguage.ts'
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

// The words as they are now: what the editor reads is newer than what the site was built from.
const now: Record<string, string> = { ...texts }
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
    if (!isPage) now[file] = text
    return format.fromFile(text)
  }
  CMS.registerCustomFormat(name, isPage ? 'md' : 'yaml', { ...format, fromFile })
}

CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const saved = entryOf(entry.toJS() as unknown as SavedEntry)
    const { mistakes, changed } = checkEntry(saved, { texts: now, forms, language })
    if (mistakes.length) {
      showMistakes(mistakes, language)
      // What the editor says of this itself is too general to help.
      throw new Error(mistakes.map(({ place, problem }) => `${place}: ${problem}`).join('\n'))
    }
    Object.assign(now, changed)
  },
})

await CMS.init({
  config: editorConfig({ files, forms, framings, language, repository: repositoryOf(repository) }),
})
