import type { NotesModel } from '../../models/pages/essayModel.ts'
import styles from './SourceNotes.module.css'
import { SourceText } from './SourceText.tsx'

/** Where a page's figures come from, numbered as in its text; what else there is to read goes on from there. */
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
