import { fill } from '../../../content-reader/text/fill.ts'
import type { NamedFinding } from '../../models/exits/exitExample.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'
import plus from '../text/plus.module.css'
import styles from './ExitFindings.module.css'

interface ExitFindingsProps {
  readonly findings: readonly NamedFinding[]
  /** Includes the text before the names of unanswered questions. */
  readonly words: ExitFinderWords
  /** Each exit's unanswered questions as a sentence; absent if all are answered. */
  readonly open?: readonly (string | undefined)[]
  /** Address of the planner for an exit. */
  readonly planOf?: (exit: string) => string
}

/** How many exits are open at first; the others show their first step and how much is said about them. */
const shownAtFirst = 2

/**
 * The findings for the six exits: what speaks for each and what stands in its way. In fixed order, never
 * ranked. On paper all are open.
 */
export function ExitFindings({ findings, words, open = [], planOf }: ExitFindingsProps) {
  return (
    <div className={styles.exits}>
      {findings.map(({ exit, name, expansion, href, speaks, hinders, first }, at) => (
        <section key={exit} className={styles.exit}>
          <details open={at < shownAtFirst}>
            <summary className={plus.plus}>
              <h4>{name}</h4>
              {expansion && <small>{expansion}</small>}
              <span>
                <b>{words.first}</b> {first}
              </span>
              <span>{fill(words.counts, { speaks: speaks.length, hinders: hinders.length })}</span>
            </summary>
            <div className={styles.said}>
              <div>
                <p>
                  <a href={href}>{fill(words.read, { exit: name })}</a>
                </p>
                {planOf && (
                  <p>
                    <a href={planOf(exit)}>{fill(words.plan, { exit: name })}</a>
                  </p>
                )}
                {open[at] && <p className={styles.open}>{open[at]}</p>}
              </div>
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
            </div>
          </details>
        </section>
      ))}
    </div>
  )
}
