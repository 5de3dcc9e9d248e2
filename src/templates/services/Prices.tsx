import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Prices.module.css'
import { PriceTable } from './PriceTable.tsx'

interface PricesProps {
  readonly words: TemplateWords<'services'>['prices']
  readonly rooms: TemplateWords<'services'>['rooms']['list']
  /** Units of time, and the discount for regular visits. */
  readonly quote: TemplateWords<'services'>['quote']
  readonly language: Language
}

/** The price list on ruled paper, one row per line. */
export function Prices({ words, rooms, quote, language }: PricesProps) {
  const { heading, tax, cleaning, help } = words
  return (
    <section id="prices" className={styles.prices}>
      <h2>{heading}</h2>
      <p>{tax}</p>
      <div className={styles.tables}>
        <PriceTable {...cleaning} rows={rooms} units={quote} language={language} />
        <div>
          <PriceTable {...help} units={quote} language={language} />
          <ul className={styles.off}>
            {quote.frequencies
              .filter(({ off }) => off > 0)
              .map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
