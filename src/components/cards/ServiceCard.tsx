import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import frame from './CardFrame.module.css'
import styles from './ServiceCard.module.css'

interface ServiceCardProps {
  readonly href: string
  readonly picture: PictureSource
  readonly title: readonly string[]
  readonly text: string
}

export function ServiceCard({ href, picture, title, text }: ServiceCardProps) {
  return (
    <a href={href} className={`${frame.frame} ${styles.card}`}>
      <Picture source={picture} sizes="(max-width: 47.999em) 250px, 340px" />
      <div className={styles.text}>
        <h3>
          <Phrases phrases={title} />
        </h3>
        <p>{text}</p>
      </div>
    </a>
  )
}
