import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Order.module.css'

/** How to order a box, who answers, and what happens in rough seas. */
export function Order(words: TemplateWords<'agriculture'>['boxes']['order']) {
  const { heading, steps, telephone, mail, notice, weather } = words
  return (
    <div className={styles.order}>
      <h3>{heading}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{weather}</p>
      <p className={styles.ways}>
        <a href={`tel:${telephone}`}>{telephone}</a>
        <a href={`mailto:${mail}`}>{mail}</a>
      </p>
      <p>{notice}</p>
    </div>
  )
}
