import { Brand } from './Brand.tsx'
import { Call } from './Call.tsx'
import styles from './Hero.module.css'
import { Key } from './Key.tsx'
import { NetworkMap } from './NetworkMap.tsx'
import { type LogisticsWords, tallMap, wideMap } from './network.ts'
import { Origin } from './Origin.tsx'

/** The first view: the map across the whole window, the name and the promise over the open sea. */
export function Hero({ words }: { readonly words: LogisticsWords }) {
  const { hero } = words
  return (
    <header className={styles.hero} id="map">
      <Brand name={words.name} tagline={words.tagline} />
      <div className={styles.promise}>
        <h1>
          {hero.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p>{hero.lead}</p>
        <Call text={hero.call} telephone={words.telephone} />
      </div>
      <NetworkMap map={wideMap} words={words} className={styles.wide} />
      <NetworkMap map={tallMap} words={words} className={styles.tall} />
      <Key lines={words.lines} />
      <Origin legend={words.from.legend} depots={words.depots.items} />
    </header>
  )
}
