import type { Frame } from '../site/frame.ts'
import type { PictureSource } from '../site/pictures.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './ContactBanner.module.css'
import { Phrases } from './Phrases.tsx'
import { Picture } from './Picture.tsx'

interface ContactBannerProps {
  readonly banner: Omit<Frame['banner'], 'heading' | 'card'>
  readonly heading: readonly string[]
  readonly card: readonly string[]
  readonly wave: PictureSource
}

/** The call to action at the end of every page: an orange heading block on a yellow wave, and a card. */
export function ContactBanner({ banner, heading, card, wave }: ContactBannerProps) {
  return (
    <section aria-labelledby="banner-heading" className={styles.banner}>
      <div className={styles.upper}>
        <Picture source={wave} sizes="100vw" />
        <div className={styles.block}>
          <h2 id="banner-heading">
            <Phrases phrases={heading} />
          </h2>
          <p>{banner.text}</p>
        </div>
      </div>
      <div className={styles.card}>
        <h3>
          <Phrases phrases={card} />
        </h3>
        <ButtonLink href={banner.href}>{banner.button}</ButtonLink>
      </div>
    </section>
  )
}
