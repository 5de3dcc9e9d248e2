import type { Language } from '../../../routing/language.ts'
import type { ShownDoor } from '../../models/exits/exitExample.ts'
import type { ExitName } from '../../models/exits/exitNames.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'
import { Door } from './Door.tsx'
import { DoorReasons } from './DoorReasons.tsx'
import note from './doorNote.module.css'
import styles from './ExitDoorways.module.css'

interface ExitDoorwaysProps {
  readonly doors: readonly ShownDoor[]
  /** Those of the exits, in the same order. */
  readonly names: readonly Pick<ExitName, 'name'>[]
  readonly words: Pick<ExitFinderWords, 'doors' | 'states' | 'unhindered'>
  readonly language: Language
}

/** The six exits as doors, each saying how far it is open and which answers close it; on phones a list. */
export function ExitDoorways({ doors, names, words, language }: ExitDoorwaysProps) {
  return (
    <figure className={styles.doorways}>
      <ol>
        {doors.map((door, at) => (
          <li key={door.exit}>
            <Door {...door} />
            <p>
              <b>{names[at]?.name ?? door.exit}</b> {words.states[door.state]}
            </p>
            <DoorReasons door={door} words={words} language={language} />
          </li>
        ))}
      </ol>
      <figcaption className={note.note}>{words.doors}</figcaption>
    </figure>
  )
}
