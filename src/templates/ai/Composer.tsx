import styles from './Composer.module.css'

interface ComposerProps {
  readonly label: string
  readonly questions: readonly (readonly [id: string, short: string])[]
}

/** The page's navigation, in the form of a chat input: visitors choose the next question. */
export function Composer({ label, questions }: ComposerProps) {
  return (
    <nav aria-label={label} className={styles.composer}>
      <p aria-hidden="true">
        {label}
        <span className={styles.cursor} />
      </p>
      <ul className={styles.list}>
        {questions.map(([id, short]) => (
          <li key={id}>
            <a href={`#${id}`}>{short}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
