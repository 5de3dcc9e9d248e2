import rosette from './drawings/rosette.svg?url'
import { percent } from './money.ts'
import styles from './Rosette.module.css'

interface RosetteProps {
  readonly className: string | undefined
  readonly label: string
  readonly rate: number
  /** Text around the rate, which replaces `{rate}`. */
  readonly pattern: string
}

/** A rate, placed like a banknote's denomination. The rosette turns on scroll. */
export function Rosette({ className, label, rate, pattern }: RosetteProps) {
  const [before, after] = pattern.split('{rate}')
  return (
    <p className={`${styles.rosette} ${className}`}>
      <img src={rosette} alt="" width="400" height="400" />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>{' '}
        <span className={styles.text}>
          {before}
          <strong>{percent(rate)}</strong>
          {after}
        </span>
      </span>
    </p>
  )
}
