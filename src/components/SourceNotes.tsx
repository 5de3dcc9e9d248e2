import styles from './SourceNotes.module.css'

interface SourceNotesProps {
  /** The heading's id, and the stem of the notes' ids. */
  readonly id?: 'note' | 'literature'
  readonly heading: string
  /** The notes in the order of their numbers in the text. */
  readonly notes: readonly string[]
}

/** Where a page's figures come from, numbered as in its text. */
export function SourceNotes({ id = 'note', heading, notes }: SourceNotesProps) {
  return (
    <section aria-labelledby={`${id}s`} className={styles.notes}>
      <h2 id={`${id}s`}>{heading}</h2>
      <ol>
        {notes.map((note, at) => (
          <li key={note} id={`${id}-${at + 1}`}>
            {note}
          </li>
        ))}
      </ol>
    </section>
  )
}
