import { Picture } from '../../components/pictures/Picture.tsx'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import styles from './Kit.module.css'

type KitProps = Omit<TemplateWords<'services'>['kit'], 'picture'> & {
  readonly source: PictureSource
}

/** The staff's equipment as a photograph in the book, and the little that they borrow. */
export function Kit({ heading, bring, need, source }: KitProps) {
  return (
    <section id="kit" className={styles.kit}>
      <div className={styles.photo}>
        <Picture source={source} sizes="(max-width: 999px) 88vw, 640px" />
      </div>
      <div>
        <h2>{heading}</h2>
        <ul className={styles.list}>
          {bring.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <h3>{need.heading}</h3>
        <p>{need.text}</p>
      </div>
    </section>
  )
}
