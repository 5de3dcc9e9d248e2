import type { ReactNode } from 'react'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './Tile.module.css'

interface TileProps {
  readonly heading: readonly string[]
  readonly text: string
  readonly picture: PictureSource
  /** A button or a dropdown. */
  readonly children: ReactNode
  /** Sets text and picture side by side. */
  readonly wide?: boolean
}

export function Tile({ heading, text, picture, children, wide = false }: TileProps) {
  return (
    <section className={`${styles.tile} ${wide ? styles.wide : ''}`}>
      <Picture source={picture} sizes="(max-width: 47.999em) 100vw, 700px" />
      <div className={styles.text}>
        <h2>
          <Phrases phrases={heading} />
        </h2>
        <p>{text}</p>
        {children}
      </div>
    </section>
  )
}
