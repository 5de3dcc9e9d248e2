import { Picture } from '../../components/pictures/Picture.tsx'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Heading } from '../Heading.tsx'
import styles from './Areas.module.css'
import type { EstateWords } from './words.ts'

interface AreasProps {
  readonly areas: EstateWords['areas']
  readonly picture: PictureSource
}

/** The districts, each under a magnifying glass on the same picture. */
export function Areas({ areas, picture }: AreasProps) {
  return (
    <section className={styles.areas} id="areas">
      <Heading text={areas.heading} />
      <ul className={styles.list}>
        {areas.items.map(({ id, name, text, facts }) => (
          <li key={id} data-glass={id}>
            <div className={styles.glass}>
              <Picture source={{ ...picture, alt: '' }} sizes="900px" />
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.facts}>{facts}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
