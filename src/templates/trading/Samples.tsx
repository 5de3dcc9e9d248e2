import styles from './Samples.module.css'
import type { TradingWords } from './words.ts'

/** A coupon that lists the ticked goods. */
export function Samples({ words }: { readonly words: TradingWords }) {
  const { samples, goods, telephone } = words
  return (
    <section className={styles.coupon} id="samples">
      <p className={styles.cut}>{samples.cut}</p>
      <p className={styles.free}>{samples.free}</p>
      <h2>{samples.heading}</h2>
      <h3>{samples.chosen}</h3>
      <ul className={styles.chosen}>
        {goods.groups
          .flatMap(({ items }) => items)
          .map(({ name }, at) => (
            <li key={name} data-want={at}>
              {name}
            </li>
          ))}
        <li data-want="none">{samples.none}</li>
      </ul>
      <ul className={styles.lines}>
        {samples.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{samples.send}</p>
      <p>
        <a href={`tel:${telephone}`}>{telephone}</a>
      </p>
      <p className={styles.dummy}>{samples.dummy}</p>
    </section>
  )
}
