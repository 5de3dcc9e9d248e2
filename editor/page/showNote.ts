import styles from './note.css?inline'

/** How long a note stays, in milliseconds: long enough to read two sentences. */
const stay = 15_000

/** Shows a remark that needs no answer, in place of an earlier one. */
export function showNote(text: string): void {
  document.querySelector('[data-note]')?.remove()
  const note = document.createElement('div')
  note.dataset.note = ''
  note.role = 'status'
  const style = document.createElement('style')
  style.textContent = styles
  document.body.append(note)
  // After it is in the page, so that screen readers hear the change.
  note.append(style, text)
  setTimeout(() => note.remove(), stay)
}
