import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { SeatPlan } from './SeatPlan.tsx'
import styles from './Seats.module.css'

/** The room's plan, and what each kind of seat suits. */
export function Seats({
  heading,
  plan,
  kitchen,
  kinds,
  rules,
}: TemplateWords<'restaurant'>['seats']) {
  return (
    <section id="seats" className={styles.seats}>
      <h2>{heading}</h2>
      <SeatPlan title={plan} kitchen={kitchen} kinds={kinds.map(({ name }) => name)} />
      <dl>
        {kinds.map(({ name, count, note }) => (
          <div key={name}>
            <dt>
              {name}
              <span>{count}</span>
            </dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <p>{rules}</p>
    </section>
  )
}
