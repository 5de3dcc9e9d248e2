import styles from './Key.module.css'
import type { LogisticsWords } from './network.ts'

/** The map's legend. */
export function Key({ lines }: Pick<LogisticsWords, 'lines'>) {
  return (
    <ul className={styles.key}>
      {Object.entries(lines).map(([id, name]) => (
        <li key={id} data-line={id}>
          {name}
        </li>
      ))}
    </ul>
  )
}
