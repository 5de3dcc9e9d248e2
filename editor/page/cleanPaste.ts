/** What Word and web pages put into texts and nobody sees, by what stands for it. */
const unseen: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'],
  // A list of Word's: a mark, and a tab to its text.
  [/^[ \t\u00a0]*[•·●○◦▪■‣][ \t\u00a0]*\t[ \t\u00a0]*/gm, '- '],
  // At the beginning of a line a tab would make it a piece of a program.
  [/^[\t\u00a0]+/gm, ''],
  [/[\t\u00a0\u202f]/g, ' '],
  // Marks of direction and of where a word may break, and what is no character at all.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  [/[\u0000-\u0008\u000e-\u001f\u007f\u00ad\u200b\u200e\u200f\u2060\ufeff]/g, ''],
]

/** The one way to put text into a field that "undo" takes back; browsers call it out of date. */
interface Undoable {
  execCommand(command: 'insertText', withDialog: false, text: string): boolean
}

/** A text without what Word and web pages put into it unseen. */
export function cleaned(text: string): string {
  return unseen.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
}

/** Has every text cleaned that is pasted into a field; what is in files stays as it is. */
export function cleanPaste(): void {
  addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      const text = clipboardData?.getData('text/plain') ?? ''
      const clean = cleaned(text)
      if (!isField || clean === text) return
      event.preventDefault()
      const undoable: Undoable = document
      undoable.execCommand('insertText', false, clean)
    },
    { capture: true },
  )
}
