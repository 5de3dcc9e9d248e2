import type { PictureSource } from '../models/pictures.ts'
import styles from './Hero.module.css'
import { Phrases } from './Phrases.tsx'
import { Picture } from './Picture.tsx'

interface HeroProps {
  readonly title: readonly string[]
  readonly subtitle: readonly string[]
  readonly picture: PictureSource
  /** Whether the subtitle fades in 200 ms after the page opens (specification, section 4). */
  readonly fade?: boolean
}

// Beyond this many characters a title is set smaller, so that it keeps to two lines.
const longTitle = { ja: 13, en: 26 }

/** The head of a page: a picture as wide as the window, on which an orange pier carries the title. */
export function Hero({ title, subtitle, picture, fade = false }: HeroProps) {
  const text = title.join('')
  const limit = /[\u3040-\u9fff]/.test(text) ? longTitle.ja : longTitle.en
  return (
    <div className={styles.hero}>
      <Picture source={picture} sizes="100vw" first />
      <div className={styles.pier}>
        <h1 className={text.length > limit ? styles.long : undefined}>
          <Phrases phrases={title} />
        </h1>
        <p className={fade ? styles.fade : undefined}>
          <Phrases phrases={subtitle} />
        </p>
      </div>
    </div>
  )
}
