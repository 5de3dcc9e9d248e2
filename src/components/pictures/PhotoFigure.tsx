import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import styles from './PhotoFigure.module.css'
import { Picture } from './Picture.tsx'

interface PhotoFigureProps {
  readonly picture: PictureSource
  readonly caption?: string | undefined
}

/** A photograph within a text, as wide as the text, with an optional line below it. */
export function PhotoFigure({ picture, caption }: PhotoFigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture source={picture} sizes="(min-width: 40em) 592px, calc(100vw - 40px)" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
