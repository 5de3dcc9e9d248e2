import { colon } from '../../../content-reader/text/colon.ts'
import type { Language } from '../../../routing/language.ts'
import type { ShownDoor } from '../../models/exits/exitExample.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'
import styles from './DoorReasons.module.css'
import note from './doorNote.module.css'

interface DoorReasonsProps {
  readonly door: ShownDoor
  readonly words: Pick<ExitFinderWords, 'unhindered'>
  readonly language: Language
}

/** The answers that close a door. */
export function DoorReasons({ door: { by }, words, language }: DoorReasonsProps) {
  return (
    <small className={`${note.note} ${styles.reasons}`}>
      {by.length === 0 && words.unhindered}
      {by.map(({ label, answer }) => (
        <span key={label}>
          {label}
          {colon[language]}
          {answer}
        </span>
      ))}
    </small>
  )
}
