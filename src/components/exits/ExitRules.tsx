import type { ExitRulesModel } from '../../models/exits/exitRulesModel.ts'
import { Expandable } from '../text/Expandable.tsx'
import styles from './ExitRules.module.css'

/** Every text of the exit finder by exit, with the answers that trigger it. */
export function ExitRules({ words, exits }: ExitRulesModel) {
  return (
    <div className={styles.rules}>
      <p>{words.rules}</p>
      {exits.map(({ exit, name, speaks, hinders }) => (
        <Expandable key={exit} title={name} className={styles.exit}>
          <h3>{words.speaks}</h3>
          <Answers rules={speaks} />
          <h3>{words.hinders}</h3>
          <Answers rules={hinders} change={words.change} />
        </Expandable>
      ))}
    </div>
  )
}

interface AnswersProps {
  readonly rules: ExitRulesModel['exits'][number]['hinders' | 'speaks']
  readonly change?: string
}

/** The texts for each answer; an answer with several texts is named once. */
function Answers({ rules, change }: AnswersProps) {
  return (
    <dl>
      {[...new Set(rules.map(({ when }) => when))].map((when) => (
        <div key={when}>
          <dt>{when}</dt>
          {rules
            .filter((rule) => rule.when === when)
            .map((rule) => (
              <dd key={rule.text}>
                <p>{rule.text}</p>
                {'change' in rule && (
                  <p>
                    {change} {rule.change}
                  </p>
                )}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  )
}
