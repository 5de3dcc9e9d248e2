import type { PictureSource } from '../../models/pictures/pictures.ts'
import styles from './Panorama.module.css'
import { Picture } from './Picture.tsx'

/** A picture across the whole window, as a frieze runs along a wall. */
export function Panorama({ picture }: { readonly picture: PictureSource }) {
  return (
    <figure className={styles.panorama}>
      <Picture source={picture} sizes="100vw" />
    </figure>
  )
}
