import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { SampleDialog } from '../SampleDialog.tsx'
import styles from './BookingForm.module.css'

interface BookingFormProps {
  readonly words: TemplateWords<'restaurant'>['booking']
  readonly kinds: readonly string[]
}

/** A page of the reservation book. Nothing is sent: src/templates/sampleForm.ts. */
export function BookingForm({ words, kinds }: BookingFormProps) {
  const { form, notice, done } = words
  return (
    <>
      <form method="dialog" data-sample className={styles.book}>
        <h3>{form.legend}</h3>
        <p>{notice}</p>
        <label>
          <span>{form.date}</span>
          <input type="date" required />
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
          <input type="number" min="1" max="32" defaultValue="2" required />
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
          <input autoComplete="name" required />
        </label>
        <label>
          <span>{form.phone}</span>
          <input type="tel" autoComplete="tel" required />
        </label>
        <button type="submit">{form.submit}</button>
      </form>
      <SampleDialog id="booking" {...done} className={styles.booked} />
    </>
  )
}
