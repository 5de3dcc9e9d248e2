import styles from './Emergency.module.css'
import { Line } from './Line.tsx'
import type { ElectricalWords } from './words.ts'

/** Emergency steps: four for a tripped breaker, four for a smell of burning. */
export function Emergency({ words }: { readonly words: ElectricalWords['emergency'] }) {
  return (
    <div id="emergency" className={styles.emergency}>
      <Line side="start" crosses />
      {(['trip', 'burning'] as const).map((kind) => (
        <section key={kind} className={styles.card} data-kind={kind} aria-labelledby={kind}>
          <h2 id={kind} className={styles.title}>
            {words[kind].title}
          </h2>
          <ol className={styles.steps}>
            {words[kind].steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
