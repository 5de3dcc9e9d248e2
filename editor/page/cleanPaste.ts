import type { Language } from '../../routing/language.ts'
import { lostInPaste } from './lostInPaste.ts'
import { showNote } from './showNote.ts'

/** Invisible characters that Word and web pages put into texts, with replacements. */
const unseen: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'],
  // A Word list item: a bullet, and a tab before its text.
  [/^[ \t\u00a0]*[•·●○◦▪■‣][ \t\u00a0]*\t[ \t\u00a0]*/gm, '- '],
  // At the start of a line a tab would make it a Markdown code block.
  [/^[\t\u00a0]+/gm, ''],
  [/[\t\u00a0\u202f]/g, ' '],
  // Direction marks, soft hyphens and control characters.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed
  [/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, ''],
]

/** The deprecated command, the only way to insert text so that "undo" works. */
interface Undoable {
  execCommand(command: 'insertText', withDialog: false, text: string): boolean
}

/** A text without the invisible characters of Word and web pages. */
export function cleanText(text: string): string {
  return unseen.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
}

/**
 * Cleans every text that is pasted into a field, and says which formatting was dropped; text already in files is not
 * touched.
 */
export function cleanPaste(language: Language): void {
  addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const text = clipboardData?.getData('text/plain') ?? ''
      const clean = cleanText(text)
      if (!isField) return
      const lost = lostInPaste(clipboardData?.getData('text/html') ?? '', clean, language)
      if (lost) showNote(lost)
      if (clean === text) return
      event.preventDefault()
      const undoable: Undoable = document
      undoable.execCommand('insertText', false, clean)
    },
    { capture: true },
  )
}
