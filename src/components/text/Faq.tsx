import { Expandable } from './Expandable.tsx'
import styles from './Faq.module.css'

interface FaqProps {
  readonly heading: string
  readonly items: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions with answers that open independently. */
export function Faq({ heading, items }: FaqProps) {
  return (
    <section aria-labelledby="faq" className={styles.faq}>
      <h2 id="faq">{heading}</h2>
      {items.map(({ question, answer }) => (
        <Expandable key={question} title={<h3>{question}</h3>} className={styles.item}>
          <p>{answer}</p>
        </Expandable>
      ))}
    </section>
  )
}
