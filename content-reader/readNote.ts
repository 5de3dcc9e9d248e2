import type { Language, Localized } from '../routing/language.ts'
import { checkParity } from './checks/parity.ts'
import { ContentError, runChecks } from './error.ts'
import type { ContentFiles } from './files.ts'
import { matchFrontMatter } from './parse.ts'
import { problems } from './problems.ts'
import { inBoth, parseText } from './readPage.ts'
import { type NoteHead, noteHead } from './schema/frontMatter.ts'
import { type Body, chartElement, figureElement, sourceElement } from './text/markdown.ts'
import { pseudo, stretch } from './text/pseudo.ts'
import { elementsOf } from './text/tree.ts'

/** A note of the news in one language: a title and a short text. */
export type NoteText = NoteHead & Body & { readonly file: string }

/**
 * Reads a note in both languages and compares them.
 * @throws ContentErrors if a file is missing, a key is invalid, or the languages differ in structure
 */
export function readNote(files: ContentFiles, id: string): Localized<NoteText> {
  const read = (language: Language): NoteText => {
    const file = `news/${id}.${language}.md`
    if (!files.has(file)) throw new ContentError(file, problems.noLanguage(id))
    const text = files.text(file)
    // Before its form is looked at: a heading would be asked for an id first.
    if (/^#/m.test(matchFrontMatter(text)?.body ?? ''))
      throw new ContentError(file, problems.noteText())
    const note = parseText(file, text, language, noteHead())
    if (pseudo && language === 'en') Object.assign(note, { title: stretch(note.title) })
    checkNote(note, id)
    return note
  }
  const [ja, en] = inBoth(`news/${id}`, () =>
    runChecks(
      () => read('ja'),
      () => read('en'),
    ),
  )
  checkParity(ja, en)
  return { ja, en }
}

/** A note is a place on one page: it has no sections, and no sources below it. */
function checkNote({ file, id, intro, sections, conclusion }: NoteText, name: string): void {
  const marks: readonly string[] = [figureElement, sourceElement, chartElement, 'table']
  const more =
    sections.length + conclusion.children.length > 0 ||
    elementsOf(intro).some(({ tagName }) => marks.includes(tagName))
  runChecks(
    () => {
      if (id !== name) throw new ContentError(file, problems.noteIdStays(name), ['id'])
    },
    () => {
      if (more) throw new ContentError(file, problems.noteText())
      if (intro.children.length === 0) throw new ContentError(file, problems.empty())
    },
  )
}
