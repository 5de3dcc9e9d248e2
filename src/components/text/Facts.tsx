import styles from './Facts.module.css'

interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly text: string }[]
}

/** A service's key facts, drawn as the stone base of the hero's pier. */
export function Facts({ facts }: FactsProps) {
  return (
    <div className={styles.base}>
      <dl data-facts>
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
