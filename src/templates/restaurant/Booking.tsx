import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Booking.module.css'
import { BookingForm } from './BookingForm.tsx'

interface BookingProps {
  readonly words: TemplateWords<'restaurant'>['booking']
  readonly kinds: readonly string[]
}

/** The telephone in large type, and the open reservation book. */
export function Booking({ words, kinds }: BookingProps) {
  const { heading, call, telephone, when, cancel } = words
  return (
    <section id="booking" className={styles.booking}>
      <h2>{heading}</h2>
      <div className={styles.call}>
        <p>{call}</p>
        <a href={`tel:${telephone}`}>{telephone}</a>
        <p>{when}</p>
        <p>{cancel}</p>
      </div>
      <BookingForm words={words} kinds={kinds} />
    </section>
  )
}
