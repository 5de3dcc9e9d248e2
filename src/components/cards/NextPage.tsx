import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Picture } from '../pictures/Picture.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './NextPage.module.css'

interface NextPageProps {
  readonly heading: string
  readonly text: readonly string[]
  readonly href: string
  /** The scene at the page's head; null after a full-width picture, on which the link then stands like a pier. */
  readonly picture: PictureSource | null
}

/** The end of a page, across the window: the question that leads on, and the scene where it leads. */
export function NextPage({ heading, text, href, picture }: NextPageProps) {
  return (
    <div className={`${styles.ending} ${picture ? styles.scene : styles.standing}`}>
      <a href={href}>
        <span className={styles.words}>
          <span className={styles.heading}>{heading}</span>
          <span className={styles.text}>
            <Phrases phrases={text} />
          </span>
        </span>
        {picture && <Picture source={picture} sizes="(min-width: 48em) 480px, 160px" />}
      </a>
    </div>
  )
}
