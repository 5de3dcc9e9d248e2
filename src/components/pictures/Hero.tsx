import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Opening } from '../frame/Opening.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './Hero.module.css'
import { Picture } from './Picture.tsx'

interface HeroProps {
  readonly title: readonly string[]
  readonly subtitle: readonly string[]
  readonly picture: PictureSource
  /** The same picture in evening light, shown by src/browser/eveningLight.ts. */
  readonly evening?: PictureSource
  /** Whether the subtitle fades in 200 ms after the page opens (specification, section 4). */
  readonly fade?: boolean
  /** Whether the title is the site's headline, set as large as fits. */
  readonly headline?: boolean
  /** `low` above something to use; `least` above a form: on phones as high as a head has to be (400 px). */
  readonly height?: 'low' | 'least'
}

// Longer titles (in characters) are set smaller to fit two lines.
const longTitle = { ja: 13, en: 26 }

/** The head of a page: a full-width picture with the title on an orange pier. */
export function Hero(props: HeroProps) {
  const { title, subtitle, picture, evening, fade = false, headline = false, height } = props
  const text = title.join('')
  const limit = /[\u3040-\u9fff]/.test(text) ? longTitle.ja : longTitle.en
  const size = headline ? styles.headline : text.length > limit && styles.long
  const shape = [styles.hero, height && styles[height], headline && styles.home]
  return (
    <div data-head className={shape.filter(Boolean).join(' ')}>
      <Picture source={picture} sizes="100vw" first />
      {evening && (
        <template data-evening>
          <Picture source={evening} sizes="100vw" className={styles.evening} />
        </template>
      )}
      <div className={styles.pier}>
        <h1 className={size || undefined}>
          <Phrases phrases={title} />
        </h1>
        <p className={fade ? styles.fade : undefined}>
          <Phrases phrases={subtitle} />
        </p>
      </div>
      <Opening />
    </div>
  )
}
