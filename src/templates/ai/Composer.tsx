import styles from './Composer.module.css'

interface ComposerProps {
  readonly label: string
  /** The place of each question on the page, and its short form. */
  readonly questions: readonly (readonly [id: string, short: string])[]
}

/** The page's navigation: where one would type, one chooses what to ask next. */
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
