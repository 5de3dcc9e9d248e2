import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import type { NamedFinding, ShownDoor } from '../../models/exits/exitExample.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'
import plus from '../text/plus.module.css'
import { Door } from './Door.tsx'
import { DoorReasons } from './DoorReasons.tsx'
import styles from './ExitFindings.module.css'

interface ExitFindingsProps {
  readonly findings: readonly NamedFinding[]
  /** Includes the text before the names of unanswered questions. */
  readonly words: ExitFinderWords
  readonly language: Language
  /** How far each exit's door is open, beside what is said of it. */
  readonly doors?: readonly ShownDoor[]
  /** Each exit's unanswered questions as a sentence; absent if all are answered. */
  readonly open?: readonly (string | undefined)[]
  /** Address of the planner for an exit. */
  readonly planOf?: (exit: string) => string
}

/**
 * The findings for the six exits: what speaks for each and what stands in its way. In fixed order, never
 * ranked. The first is open; the others show their first step and how much is said about them. On paper all are open.
 */
export function ExitFindings(props: ExitFindingsProps) {
  const { findings, words, language, doors, open = [], planOf } = props
  return (
    <div className={styles.exits}>
      {findings.map(({ exit, name, expansion, href, speaks, hinders, first }, at) => (
        <section key={exit} data-later className={styles.exit}>
          <details open={at === 0}>
            <summary className={plus.plus}>
              <h4>{name}</h4>
              {expansion && <small>{expansion}</small>}
              <span className={styles.found}>
                {doors?.[at] && <FoundDoor door={doors[at]} words={words} language={language} />}
                <span>
                  {fill(words.counts, {
                    speaks: speaks.length,
                    hinders: hinders.length,
                  }).replace('、', '、\u200b')}
                </span>
              </span>
              <span>
                <b>{words.first}</b> {first}
              </span>
            </summary>
            <div className={styles.said}>
              <div>
                <h5>{words.speaks}</h5>
                {speaks.length === 0 && <p>{words.none}</p>}
                <ul>
                  {speaks.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
              <div>
                <h5>{words.hinders}</h5>
                {hinders.length === 0 && <p>{words.none}</p>}
                <ul>
                  {hinders.map(({ text, change }) => (
                    <li key={text}>
                      <p>{text}</p>
                      <p>
                        <b>{words.change}</b> {change}
                      </p>
                    </li>
                  ))}
                </ul>
              </div>
              <p className={styles.links}>
                <a href={href}>{fill(words.read, { exit: name })}</a>
                {planOf && <a href={planOf(exit)}>{fill(words.plan, { exit: name })}</a>}
                {open[at] && <small>{open[at]}</small>}
              </p>
            </div>
          </details>
        </section>
      ))}
    </div>
  )
}

interface FoundDoorProps {
  readonly door: ShownDoor
  readonly words: ExitFinderWords
  readonly language: Language
}

function FoundDoor({ door, words, language }: FoundDoorProps) {
  return (
    <>
      <Door {...door} />
      <b>{words.states[door.state]}</b>
      <DoorReasons door={door} words={words} language={language} />
    </>
  )
}
