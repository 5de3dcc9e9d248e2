import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import styles from './Panorama.module.css'
import { Picture } from './Picture.tsx'

interface PanoramaProps {
  readonly picture: PictureSource
  /** Whether it is among sections that have their contents beside them. */
  readonly half?: boolean
}

/** A picture across the window. */
export function Panorama({ picture, half = false }: PanoramaProps) {
  return (
    <figure className={half ? `${styles.panorama} ${styles.half}` : styles.panorama}>
      <Picture source={picture} sizes="100vw" />
    </figure>
  )
}
