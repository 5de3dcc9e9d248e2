import type { Language } from '../../../routing/language.ts'
import { Heading } from '../Heading.tsx'
import { Scroll } from '../Scroll.tsx'
import { type LogisticsWords, origins } from './network.ts'
import styles from './Tariff.module.css'

interface TariffProps {
  readonly words: LogisticsWords
  readonly language: Language
}

/** Prices by zone and weight on a motorway sign; the zones follow the collection place. */
export function Tariff({ words, language }: TariffProps) {
  const { tariff, zones, depots } = words
  const number = new Intl.NumberFormat(language)
  const places = (letter: string, at: number) =>
    depots.items.filter((depot) => depot.zones[at] === letter).map(({ name }) => name)
  return (
    <section className={styles.tariff} id="tariff">
      <div className={styles.title}>
        <Heading text={tariff.heading} />
        <p>{tariff.sub}</p>
        <p className={styles.from}>
          {words.from.legend}
          {origins.map((origin, at) => (
            <label key={origin} htmlFor={`from-${at}`} data-for={at}>
              {depots.items.find(({ id }) => id === origin)?.name}
            </label>
          ))}
        </p>
      </div>
      <Scroll label={tariff.heading} className={styles.sign}>
        <table>
          <caption>{tariff.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{tariff.weight}</th>
              {zones.map(({ letter, arrival }) => (
                <th key={letter} scope="col">
                  <b>
                    <span className={styles.zone}>{tariff.zone} </span>
                    {letter}
                  </b>
                  <strong>{arrival}</strong>
                  {origins.map((origin, at) => (
                    <span key={origin} data-from={at}>
                      {places(letter, at).map((place) => (
                        <span key={place}>{place} </span>
                      ))}
                    </span>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tariff.rows.map(({ kilograms, yen }) => (
              <tr key={kilograms}>
                <th scope="row">
                  {number.format(kilograms)}
                  <small>kg</small>
                </th>
                {yen.map((price) => (
                  <td key={price}>{number.format(price)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <ul className={styles.notes}>
        {tariff.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
