import { colon } from '../../../content-reader/text/colon.ts'
import type { Language } from '../../../routing/language.ts'
import type { ShownDoor } from '../../models/exits/exitExample.ts'
import type { ExitName } from '../../models/exits/exitNames.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'
import { Door } from './Door.tsx'
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
  const between = language === 'ja' ? '／' : '; '
  return (
    <figure className={styles.doorways}>
      <ol>
        {doors.map(({ exit, state, by }, at) => (
          <li key={exit}>
            <Door state={state} />
            <p>
              <b>{names[at]?.name ?? exit}</b> {words.states[state]}
            </p>
            <small>
              {by.map(({ label, answer }) => `${label}${colon[language]}${answer}`).join(between) ||
                words.unhindered}
            </small>
          </li>
        ))}
      </ol>
      <figcaption>{words.doors}</figcaption>
    </figure>
  )
}
