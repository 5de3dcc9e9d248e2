import { Unbroken } from '../form/Unbroken.tsx'
import styles from './Summary.module.css'

export interface EnteredLine {
  readonly label: string
  readonly text: string
  /** Whether it is as in the example, which may be nobody's. */
  readonly same: boolean
}

interface EnteredProps {
  readonly heading: string
  readonly lines: readonly EnteredLine[]
  /** Explains the mark of what equals the example. */
  readonly same: string
}

/** What was entered in a tool; what equals its example has a mark. */
export function Entered({ heading, lines, same }: EnteredProps) {
  return (
    <>
      <h3 className={styles.inputs}>{heading}</h3>
      <dl className={styles.entered}>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>
              <Unbroken text={line.text} />
              {line.same && <span className={styles.same}>＊</span>}
            </dd>
          </div>
        ))}
      </dl>
      {lines.some((line) => line.same) && <p className={styles.note}>{same}</p>}
    </>
  )
}
