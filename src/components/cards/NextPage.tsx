import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import { Gateway } from './Gateway.tsx'
import styles from './NextPage.module.css'

interface NextPageProps {
  readonly heading: string
  readonly text: readonly string[]
  readonly href: string
  /** The page's scene in an arch; null for a drawn one. */
  readonly picture: PictureSource | null
  /** Whether a full-width picture precedes it, on which it then stands like a pier. */
  readonly across: boolean
}

/** The end of a page, across the window: its scene and the question that leads on. */
export function NextPage({ heading, text, href, picture, across }: NextPageProps) {
  const scene = picture ? (
    <Picture source={picture} sizes="(min-width: 48em) 384px, 104px" />
  ) : (
    <Gateway />
  )
  return (
    <div className={`${styles.ending} ${across ? styles.standing : styles.scene}`}>
      <a href={href}>
        <span className={styles.words}>
          <span className={styles.heading}>{heading}</span>
          <span className={styles.text}>
            <Phrases phrases={text} />
          </span>
        </span>
        {!across && scene}
      </a>
    </div>
  )
}
