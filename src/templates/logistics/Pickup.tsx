import { Picture } from '../../components/pictures/Picture.tsx'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import type { LogisticsWords } from './network.ts'
import styles from './Pickup.module.css'

interface PickupProps {
  readonly words: LogisticsWords
  readonly picture: PictureSource
}

/** How to book a collection, over the picture of the yard. */
export function Pickup({ words, picture }: PickupProps) {
  const { pickup, telephone } = words
  return (
    <section className={styles.pickup} id="pickup">
      <Picture source={picture} sizes="100vw" />
      <div className={styles.panel}>
        <h2>
          {pickup.heading.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h2>
        <ol className={styles.steps}>
          {pickup.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.call}>
          <a href={`tel:${telephone}`}>{telephone}</a>
          <span>{pickup.hours}</span>
          <small>{pickup.dummy}</small>
        </p>
      </div>
    </section>
  )
}
