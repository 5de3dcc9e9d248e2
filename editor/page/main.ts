import CMS from '@sveltia/cms'
import type { PhotoSize } from '../../content-reader/photoProblem.ts'
import { readWords } from '../../content-reader/words.ts'
import type { Localized } from '../../routing/language.ts'
import { openChecker } from '../check/checker.ts'
import { nameOf } from '../check/explain.ts'
import type { Framings } from '../config/choices.ts'
import { editorConfig, repositoryOf } from '../config/config.ts'
import { formatName } from '../config/formOptions.ts'
import { pictureWidget } from '../config/widgets.ts'
import { sourceOf } from '../form/formats.ts'
import { everyForm, openForms } from '../form/forms.ts'
import type { Group } from '../format/value.ts'
import { memoryFiles, type Texts } from '../memoryFiles.ts'
import { cleanPaste } from './cleanPaste.ts'
import { editorLanguage } from './editorLanguage.ts'
import { showFolderOnly } from './folderOnly.ts'
import { guardPhotos } from './guardPhotos.ts'
import { guardSaves } from './guardSaves.ts'
import { PictureField } from './PictureField.tsx'
import { entryOf } from './savedEntry.ts'
import { confirmWarnings, showMistakes } from './showMistakes.ts'
import { warnOfUnsaved } from './warnOfUnsaved.ts'

/** The build's data for the editor: all of `content/`, and the pictures' framings. */
export interface Snapshot {
  readonly texts: Texts
  readonly framings: Framings
  /** Sizes of the photographs in content/photos, by their path there. */
  readonly photos: Readonly<Record<string, PhotoSize>>
  /** The signs that the typeface of headings has. */
  readonly signs: string
}

const language = editorLanguage()
document.documentElement.lang = language
const { snapshot = '', repository } = document.body.dataset
const { texts, framings, photos, signs } = (await (await fetch(snapshot)).json()) as Snapshot
const content = memoryFiles(texts)
const words = readWords(content)
const forms = openForms(content)

const sizes = { ...photos }
const guard = guardSaves(
  language,
  (file) => nameOf(file, language, texts),
  (path, size) => {
    sizes[path] = size
  },
)
// If a part of the editor that this needs failed to load, it would save without our checks.
let checked = false
const thisPage: Localized = { ja: '編集の画面', en: 'This page' }
const notLoaded: Localized = {
  ja: '画面の一部を読み込めなかったため、確かめずに保存することになります。書いた文を控え、画面を読み込み直してください。',
  en: 'A part of this page was not loaded, so nothing would be checked. Copy what you wrote, and load the page again.',
}
const checker = openChecker(
  texts,
  forms,
  language,
  sizes,
  new Set(signs),
  Boolean(repository),
  words,
)
const formats = new Map(everyForm(forms).map((form) => [formatName(form), form]))
for (const [name, { format, files }] of formats) {
  const [file = `${name}.md`] = files
  const isPage = file.endsWith('.md')
  const fromFile = (text: string) => {
    // What the editor reads may be newer than the build.
    if (!isPage) checker.read(file, text)
    return format.fromFile(text)
  }
  const toFile = (form: Group) => {
    if (!checked) {
      showMistakes([{ place: thisPage[language], problem: notLoaded[language] }], language)
      throw new Error(notLoaded.en)
    }
    const text = format.toFile(form)
    guard.note(text, sourceOf(form))
    return text
  }
  CMS.registerCustomFormat(name, isPage ? 'md' : 'yaml', { ...format, fromFile, toFile })
}

CMS.registerFieldType(pictureWidget, PictureField)
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    checked = true
    const { mistakes, warnings } = checker.check(entryOf(entry.toJS()))
    if (mistakes.length) showMistakes(mistakes, language)
    else if (warnings.length === 0 || (await confirmWarnings(warnings, language))) return
    // Throwing prevents the editor from saving.
    const found = [...mistakes, ...warnings]
    throw new Error(found.map(({ place, problem }) => `${place}: ${problem}`).join('\n'))
  },
})
CMS.registerEventListener({ name: 'postSave', handler: () => checker.saved() })

if (repository || showFolderOnly(language)) {
  guardPhotos(language, forms, texts)
  cleanPaste(language)
  warnOfUnsaved()
  await CMS.init({
    config: editorConfig({
      files: content,
      words,
      forms,
      framings,
      language,
      repository: repositoryOf(repository),
    }),
  })
}
