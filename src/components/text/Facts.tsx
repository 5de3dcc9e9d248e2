import styles from './Facts.module.css'

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly text: string }[]
}

/** What a service is at a glance: the base of stone that its pier is set on, a block for each fact. */
export function Facts({ facts }: FactsProps) {
  return (
    <div className={styles.base}>
      <dl>
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
