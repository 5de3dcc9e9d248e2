import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import styles from './Panorama.module.css'
import { Picture } from './Picture.tsx'

export function Panorama({ picture }: { readonly picture: PictureSource }) {
  return (
    <figure className={styles.panorama}>
      <Picture source={picture} sizes="100vw" />
    </figure>
  )
}
