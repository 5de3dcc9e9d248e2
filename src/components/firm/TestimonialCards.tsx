import type { Testimonial } from '../../models/firm/testimonials.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './TestimonialCards.module.css'

interface TestimonialCardsProps {
  readonly testimonials: readonly Testimonial[]
}

/** Client testimonials, each with a still life of the client's trade: three in a row, if none is then left alone. */
export function TestimonialCards({ testimonials }: TestimonialCardsProps) {
  const count = testimonials.length
  const inThrees = count > 2 && count % 3 !== 1
  return (
    <ul className={inThrees ? `${styles.cards} ${styles.threes}` : styles.cards}>
      {testimonials.map(({ id, name, company, opening, content, picture }) => (
        <li key={id} data-later className={styles.card}>
          <Picture source={picture} sizes="320px" />
          <blockquote>
            <p className={styles.opening}>
              <Phrases phrases={opening} />
            </p>
            {content && <p>{content}</p>}
          </blockquote>
          <p className={styles.name}>
            {name}
            <span>{company}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
