import styles from './Area.module.css'
import { Part } from './Part.tsx'
import { Pole } from './Pole.tsx'
import type { ElectricalWords } from './words.ts'

/** The service area as a line of poles: minutes by distance. */
export function Area({ words }: { readonly words: ElectricalWords['area'] }) {
  return (
    <Part id="area" title={words.title} text={words.text} side="start" hung={false}>
      <ol className={styles.poles}>
        {words.list.map(({ name, minutes }) => (
          <li key={name}>
            <Pole className={styles.pole} />
            <b>
              {minutes}
              <small> {words.minutes}</small>
            </b>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </Part>
  )
}
