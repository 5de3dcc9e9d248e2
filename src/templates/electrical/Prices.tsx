import type { Language } from '../../../routing/language.ts'
import { formatYen } from '../formatYen.ts'
import { Part } from './Part.tsx'
import styles from './Prices.module.css'
import type { ElectricalWords } from './words.ts'

interface PricesProps {
  readonly words: ElectricalWords['prices']
  readonly language: Language
}

/** The price list as an electrical panel: the call-out is the main breaker, every job one of twelve. */
export function Prices({ words, language }: PricesProps) {
  const { main, list } = words
  const [before, after] = words.from.split('{price}')
  return (
    <Part id="prices" title={words.title} text={words.text} side="start">
      <div className={styles.panel}>
        <p className={styles.main}>
          <span>{main.name}</span>
          <b>{formatYen(main.price, language)}</b>
          <small>{main.note}</small>
        </p>
        <ul className={styles.rails}>
          {list.map(({ name, price }) => (
            <li key={name}>
              <span>{name}</span>
              <b>
                <small>{before}</small>
                {formatYen(price, language)}
                <small>{after}</small>
              </b>
            </li>
          ))}
        </ul>
        <p className={styles.night}>{words.night}</p>
      </div>
    </Part>
  )
}
