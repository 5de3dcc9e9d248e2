import { type LogisticsWords, origins } from './network.ts'
import styles from './Origin.module.css'

interface OriginProps {
  readonly legend: string
  readonly depots: LogisticsWords['depots']['items']
}

/** The choice of collection place, which the map's times and the tariff's zones follow. */
export function Origin({ legend, depots }: OriginProps) {
  return (
    <fieldset className={styles.from}>
      <legend>{legend}</legend>
      {origins.map((origin, at) => (
        <label key={origin}>
          <input type="radio" name="from" id={`from-${at}`} value={at} defaultChecked={at === 0} />
          <span>{depots.find(({ id }) => id === origin)?.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
