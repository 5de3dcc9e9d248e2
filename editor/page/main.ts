import CMS from '@sveltia/cms'
import type { Framings } from '../config/choices.ts'
import { editorConfig, formatName, repositoryOf } from '../config/config.ts'
import { everyForm, openForms } from '../form/forms.ts'
import { memoryFiles, type Texts } from '../memoryFiles.ts'
import { editorLanguage } from './editorLanguage.ts'

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
const config = editorConfig({
  files,
  forms,
  framings,
  language,
  repository: repositoryOf(repository),
})

const formats = new Map(everyForm(forms).map((form) => [formatName(form), form]))
for (const [
  name,
  {
    format,
    files: [file = ''],
  },
] of formats) {
  CMS.registerCustomFormat(name, file.endsWith('.md') ? 'md' : 'yaml', format)
}
await CMS.init({ config })
