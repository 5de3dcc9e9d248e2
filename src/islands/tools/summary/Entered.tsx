import styles from './Summary.module.css'

export interface EnteredLine {
  readonly label: string
  readonly text: string
  /** Whether it is as in the example, which may be nobody's. */
  readonly same: boolean
}

interface EnteredProps {
  readonly lines: readonly EnteredLine[]
  /** Explains the mark of what equals the example. */
  readonly same: string
}

/** What was entered in a tool; what equals its example has a mark. */
export function Entered({ lines, same }: EnteredProps) {
  return (
    <>
      <dl className={styles.entered}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              {line.text}
              {line.same && <span className={styles.same}>＊</span>}
            </dd>
          </div>
        ))}
      </dl>
      {lines.some((line) => line.same) && <p className={styles.note}>{same}</p>}
    </>
  )
}
