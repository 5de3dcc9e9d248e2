import { fill } from '../../../content-reader/text/fill.ts'
import type { NamedFinding } from '../../models/exits/exitExample.ts'
import type { ExitFinderWords } from '../../models/exits/exitRulesModel.ts'
import styles from './ExitFindings.module.css'

interface ExitFindingsProps {
  readonly findings: readonly NamedFinding[]
  /** What stands before the names of unanswered questions. */
  readonly words: ExitFinderWords
  /** The unanswered questions of each exit, as a sentence; left out where all are answered. */
  readonly open?: readonly (string | undefined)[]
}

/**
 * What answers say of the six exits: for each what speaks for it and what is in its way, in the order of every
 * list, never by merit.
 */
export function ExitFindings({ findings, words, open = [] }: ExitFindingsProps) {
  return (
    <div className={styles.exits}>
      {findings.map(({ exit, name, expansion, href, speaks, hinders, first }, at) => (
        <section key={exit} className={styles.exit}>
          <div>
            <h4>{name}</h4>
            {expansion && <small>{expansion}</small>}
            <p>
              <b>{words.first}</b> {first}
            </p>
            <p>
              <a href={href}>{fill(words.read, { exit: name })}</a>
            </p>
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
        </section>
      ))}
    </div>
  )
}
