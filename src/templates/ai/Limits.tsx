import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Limits.module.css'

/** The drawn errors among a hundred markings: a missed one and an unnecessary one. */
const missed = [37, 81]
const extra = [12, 45, 58, 93]

/** The product's limits, before the price. */
export function Limits({ words }: { readonly words: TemplateWords<'ai'>['limits'] }) {
  const { measure } = words
  const cells = (places: readonly number[]) =>
    places.map((place) => `M${place % 20} ${Math.floor(place / 20)}h.8v.8h-.8z`).join('')
  const wrong = [...missed, ...extra]
  const right = Array.from({ length: 100 }, (_, place) => place).filter(
    (place) => !wrong.includes(place),
  )
  return (
    <>
      <ul className={styles.list}>
        {words.list.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <figure className={styles.measure}>
        <figcaption>{measure.title}</figcaption>
        <svg viewBox="0 0 20 5" aria-hidden="true" shapeRendering="crispEdges">
          <path d={cells(right)} className={styles.right} />
          <path d={cells(missed)} className={styles.missed} />
          <path d={cells(extra)} className={styles.extra} />
        </svg>
        <ul className={styles.legend}>
          <li className={styles.right}>{measure.right}</li>
          <li className={styles.missed}>{measure.missed}</li>
          <li className={styles.extra}>{measure.extra}</li>
        </ul>
        <p>{measure.note}</p>
      </figure>
    </>
  )
}
