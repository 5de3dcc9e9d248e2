import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Day.module.css'

/** The farmer's day on the left and the fisher's on the right of one clock, from night to night. */
export function Day({ heading, people, items }: TemplateWords<'agriculture'>['day']) {
  return (
    <>
      <h2>{heading}</h2>
      <div className={styles.people}>
        <h3>{people.field.name}</h3>
        <h3>{people.sea.name}</h3>
      </div>
      <ol className={styles.clock}>
        {items.map(({ time, who, text }) => (
          <li key={time} className={styles[who]}>
            <time>{time}</time>
            <span>{people[who].name}</span>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
