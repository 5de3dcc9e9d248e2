import styles from './Offices.module.css'
import type { TradingWords } from './words.ts'

interface OfficesProps {
  readonly offices: TradingWords['offices']
  readonly telephone: string
}

/** The offices as a newspaper's classified notices. */
export function Offices({ offices, telephone }: OfficesProps) {
  return (
    <section className={styles.offices} id="offices">
      <h2>{offices.heading}</h2>
      <ul className={styles.list}>
        {offices.items.map(({ zone, city, address, what }) => (
          <li key={zone}>
            <h3>{city}</h3>
            <p>{what}</p>
            <p>{address}</p>
            <p>
              {telephone}
              <br />
              {offices.hours} 9:00–18:00
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
