import { colon } from '../../../content-reader/text/colon.ts'
import type { Language } from '../../../routing/language.ts'
import type { NamedDoor } from '../../models/exits/exitExample.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'
import styles from './ExitDoorways.module.css'

interface ExitDoorwaysProps {
  readonly doors: readonly NamedDoor[]
  readonly words: Pick<ExitFinderWords, 'doors' | 'states' | 'unhindered'>
  readonly language: Language
}

/** The six exits as doors, each saying how far it is open and which answers close it; on phones a list. */
export function ExitDoorways({ doors, words, language }: ExitDoorwaysProps) {
  const between = language === 'ja' ? '／' : '; '
  return (
    <figure className={styles.doorways}>
      <ol>
        {doors.map(({ exit, name, state, by }) => (
          <li key={exit}>
            <span aria-hidden="true" data-door={state} className={styles.door} />
            <p>
              <b>{name}</b> {words.states[state]}
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
