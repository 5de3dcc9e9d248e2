import { Heading } from '../Heading.tsx'
import type { LogisticsWords } from './network.ts'
import styles from './Tracking.module.css'

/** Tracking: a sample number and, when opened, its route as stops on a line. */
export function Tracking({ tracking }: { readonly tracking: LogisticsWords['tracking'] }) {
  return (
    <section className={styles.tracking} id="tracking">
      <Heading text={tracking.heading} />
      <details className={styles.panel} open>
        <summary>
          <span>
            {tracking.label}
            <b>{tracking.number}</b>
          </span>
          <em>{tracking.show}</em>
        </summary>
        <div className={styles.result}>
          <Heading level="h3" text={tracking.result} />
          <ol className={styles.way}>
            {tracking.steps.map((step) => (
              <li key={step.time} data-step={step.state}>
                <b>{step.time}</b>
                <strong>{step.place}</strong>
                <span>{step.what}</span>
                {step.state === 'here' && <mark>{tracking.here}</mark>}
              </li>
            ))}
          </ol>
        </div>
      </details>
      <p>{tracking.note}</p>
    </section>
  )
}
