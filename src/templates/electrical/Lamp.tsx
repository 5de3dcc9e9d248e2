import { Bulb } from './Bulb.tsx'
import styles from './Lamp.module.css'

interface LampProps {
  /** The switch's label. */
  readonly text: string
}

/** A bulb with a switch that lights the page. */
export function Lamp({ text }: LampProps) {
  return (
    <div className={styles.lamp}>
      <Bulb className={styles.bulb} />
      <label className={styles.plate}>
        <input type="checkbox" />
        <span aria-hidden="true" />
        <small>{text}</small>
      </label>
    </div>
  )
}
