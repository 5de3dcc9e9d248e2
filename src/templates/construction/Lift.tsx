import styles from './Lift.module.css'
import { type LevelId, levels } from './levels.ts'

interface LiftProps {
  readonly label: string
  readonly names: Readonly<Record<LevelId, string>>
}

/** The lift rail beside the building: a mark per storey, with the current one lit. */
export function Lift({ label, names }: LiftProps) {
  return (
    <nav className={styles.lift} aria-label={label}>
      <ul className={styles.marks}>
        {levels.map(({ id, mark }) => (
          <li key={id}>
            <a href={`#${id}`} data-at={id}>
              <b>{mark}</b> <span>{names[id]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
