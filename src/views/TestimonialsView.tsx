import { Picture } from '../components/Picture.tsx'
import { SampleLabel } from '../components/SampleLabel.tsx'
import { testimonials } from '../site/content/firm.ts'
import { words } from '../site/content/words.ts'
import { picture } from '../site/pictures.ts'
import { EssayView, type EssayViewProps } from './EssayView.tsx'
import styles from './TestimonialsView.module.css'

/** Three client testimonials, each with a still life of the client's trade. */
export function TestimonialsView(props: EssayViewProps) {
  const { language } = props
  const cards = (
    <ul className={styles.cards}>
      {testimonials.items.map(({ id, name, company, content, picture: still, sample }) => (
        <li key={id} className={styles.card}>
          <Picture source={picture(still, 'card', language)} sizes="320px" />
          <blockquote>
            <p>{content[language]}</p>
          </blockquote>
          <p className={styles.name}>
            {name[language]}
            <span>{company[language]}</span>
          </p>
          {sample && <SampleLabel label={words.sample[language]} />}
        </li>
      ))}
    </ul>
  )
  return <EssayView {...props} main={cards} />
}
