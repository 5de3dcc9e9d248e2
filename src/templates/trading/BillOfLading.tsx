import { Heading } from '../Heading.tsx'
import styles from './BillOfLading.module.css'
import type { TradingWords } from './words.ts'

/** A specimen bill of lading with numbered links to explanations of its fields. */
export function BillOfLading({ bill }: { readonly bill: TradingWords['deal']['bill'] }) {
  return (
    <div className={styles.bill}>
      <div className={styles.paper} lang="en">
        <p className={styles.title}>
          {bill.title} <span>{bill.number}</span>
        </p>
        <dl className={styles.fields}>
          {bill.fields.map(({ key, value, note }) => (
            <div key={key}>
              <dt>
                {key} {note > 0 && <sup>{note}</sup>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <strong className={styles.stamp}>{bill.stamp}</strong>
      </div>
      <div>
        <Heading level="h3" text={bill.heading} />
        <ol className={styles.notes}>
          {bill.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      </div>
    </div>
  )
}
