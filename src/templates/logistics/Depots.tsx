import { Heading } from '../Heading.tsx'
import styles from './Depots.module.css'
import type { LogisticsWords } from './network.ts'

/** Every depot as a stop: its code, address, hours and what it has. */
export function Depots({ words }: { readonly words: LogisticsWords }) {
  const { depots, telephone } = words
  return (
    <section className={styles.depots} id="depots">
      <Heading text={depots.heading} />
      <ul className={styles.list}>
        {depots.items.map(({ id, code, name, address, hours, has }) => (
          <li key={id} id={id} data-line={code[0]?.toLowerCase()}>
            <b>{code}</b>
            <Heading level="h3" text={name} />
            <p>{address}</p>
            <p>
              <strong>{hours}</strong> <span>{telephone}</span>
            </p>
            <p className={styles.has}>
              {has.map((what) => (
                <span key={what}>{depots[what]}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
