import type { ExitRulesModel } from '../models/exitRulesModel.ts'
import styles from './ExitRules.module.css'
import { Expandable } from './Expandable.tsx'

/** All that the exit finder can say, exit by exit, with the answers for which it says it. */
export function ExitRules({ words, exits }: ExitRulesModel) {
  return (
    <div className={styles.rules}>
      <p>{words.rules}</p>
      {exits.map(({ exit, name, speaks, hinders }) => (
        <Expandable key={exit} title={name} className={styles.exit}>
          <h3>{words.speaks}</h3>
          <dl>
            {speaks.map(({ when, text }) => (
              <div key={text}>
                <dt>{when}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <h3>{words.hinders}</h3>
          <dl>
            {hinders.map(({ when, text, change }) => (
              <div key={text}>
                <dt>{when}</dt>
                <dd>
                  <p>{text}</p>
                  <p>
                    {words.change} {change}
                  </p>
                </dd>
              </div>
            ))}
          </dl>
        </Expandable>
      ))}
    </div>
  )
}
