import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Trial.module.css'
import tile from './tile.module.css'

/** The call to action: two sensors on loan. */
export function Trial({ words }: { readonly words: TemplateWords<'tech'>['trial'] }) {
  return (
    <section id="trial" className={`${tile.tile} ${tile.cobalt} ${styles.trial}`}>
      <svg viewBox="0 0 400 400" aria-hidden="true" className={styles.rings}>
        {[60, 105, 150, 195].map((r) => (
          <circle key={r} cx="200" cy="200" r={r} />
        ))}
      </svg>
      <h2>
        <span>{words.title}</span>
        <span>{words.title2}</span>
      </h2>
      <p>{words.text}</p>
      <p className={styles.contact}>
        <a href={`tel:${words.phone}`}>{words.phone}</a>
        <a href={`mailto:${words.mail}`}>{words.mail}</a>
        <span>{words.hours}</span>
      </p>
    </section>
  )
}
