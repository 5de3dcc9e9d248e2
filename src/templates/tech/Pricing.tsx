import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Pricing.module.css'
import tile from './tile.module.css'

interface PricingProps {
  readonly words: TemplateWords<'tech'>['pricing']
  readonly language: Language
}

/** Number of months that a yearly plan costs. */
const monthsPaid = 10

/** Plans by month or year: both are in the page, and CSS switches between them. */
export function Pricing({ words, language }: PricingProps) {
  const price = (amount: number) => {
    const digits = amount.toLocaleString('en')
    return language === 'ja' ? `${digits}円` : `¥${digits}`
  }
  return (
    <section id="pricing" className={styles.pricing}>
      <div className={styles.head}>
        <h2>{words.title}</h2>
        <fieldset>
          <legend>{words.period}</legend>
          <label>
            <input type="radio" name="period" defaultChecked /> {words.monthly}
          </label>
          <label>
            <input type="radio" name="period" /> {words.yearly}
          </label>
        </fieldset>
        <p>{words.note}</p>
      </div>
      {words.plans.map(({ name, monthly, machines, points }, at) => (
        <article
          key={name}
          className={`${tile.tile} ${at === 1 ? tile.cobalt : tile.white} ${styles.plan}`}
        >
          <h3>{name}</h3>
          <p className={styles.month}>
            <strong>{price(monthly)}</strong> {words.perMonth}
          </p>
          <p className={styles.year}>
            <strong>{price(monthly * monthsPaid)}</strong> {words.perYear}
          </p>
          <p className={styles.machines}>{machines}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  )
}
