import { Heading } from '../Heading.tsx'
import { BillOfLading } from './BillOfLading.tsx'
import styles from './Deal.module.css'
import type { TradingWords } from './words.ts'

/** A transaction document by document, with the most important one as a specimen. */
export function Deal({ deal }: { readonly deal: TradingWords['deal'] }) {
  return (
    <section className={styles.deal} id="deal">
      <Heading text={deal.heading} />
      <ol className={styles.steps}>
        {deal.steps.map(({ day, name, paper, text }) => (
          <li key={paper}>
            <p className={styles.day}>{deal.day.replace('{n}', `${day}`)}</p>
            <h3>{name}</h3>
            <p className={styles.paper} lang="en">
              {paper}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <BillOfLading bill={deal.bill} />
    </section>
  )
}
