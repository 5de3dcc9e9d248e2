import type { ExitModel } from '../../models/exits/exitModels.ts'
import styles from './ExitFacts.module.css'

/** Duration of an exit, source of the money, and who decides. */
export function ExitFacts({ facts }: Pick<ExitModel, 'facts'>) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
