import type { TemplateWords } from '../../models/templateModel.ts'
import styles from './BookingForm.module.css'

interface BookingFormProps {
  readonly words: TemplateWords<'restaurant'>['booking']
  readonly kinds: readonly string[]
}

/**
 * A page of the reservation book. It has no button that submits, so that nothing can leave it, with or
 * without a script; its button opens a note that says so.
 */
export function BookingForm({ words, kinds }: BookingFormProps) {
  const { form, notice, done } = words
  return (
    <form method="dialog" className={styles.book}>
      <h3>{form.legend}</h3>
      <p>{notice}</p>
      <label>
        <span>{form.date}</span>
        <input type="date" />
      </label>
      <label>
        <span>{form.time}</span>
        <select>
          {form.times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{form.guests}</span>
        <input type="number" min="1" max="32" defaultValue="2" />
      </label>
      <label>
        <span>{form.seat}</span>
        <select>
          {[form.any, ...kinds].map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{form.name}</span>
        <input autoComplete="name" />
      </label>
      <label>
        <span>{form.phone}</span>
        <input type="tel" autoComplete="tel" />
      </label>
      <button type="button" popoverTarget="booked">
        {form.submit}
      </button>
      <div id="booked" popover="auto" role="dialog" aria-labelledby="booked-heading">
        <h3 id="booked-heading">{done.heading}</h3>
        <p>{done.text}</p>
        <button type="button" popoverTarget="booked" popoverTargetAction="hide">
          {done.close}
        </button>
      </div>
    </form>
  )
}
