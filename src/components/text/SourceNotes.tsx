import type { NotesModel } from '../../models/pages/essayModel.ts'
import styles from './SourceNotes.module.css'
import { SourceText } from './SourceText.tsx'

/** The sources of a page's figures, numbered as in its text, followed by further reading. */
export function SourceNotes({ heading, items, further, back }: NotesModel) {
  return (
    <section aria-labelledby="notes" className={styles.notes}>
      <h2 id="notes">{heading}</h2>
      <ol>
        {items.map((note, at) => (
          <li key={note.text} id={`note-${at + 1}`}>
            <SourceText {...note} />
            <a href={`#r${at + 1}`} aria-label={`${back} ${at + 1}`}>
              ↑
            </a>
          </li>
        ))}
        {further.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </section>
  )
}
