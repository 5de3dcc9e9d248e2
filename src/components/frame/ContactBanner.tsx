import type { Frame } from '../../models/frame/frame.ts'
import { Picture } from '../pictures/Picture.tsx'
import { ButtonLink } from '../text/ButtonLink.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './ContactBanner.module.css'

/** The call to action at the end of every page. */
export function ContactBanner({ heading, text, card, picture, href, button }: Frame['banner']) {
  return (
    <section data-later aria-labelledby="banner-heading" className={styles.banner}>
      <div className={styles.upper}>
        <Picture source={picture} sizes="100vw" />
        <div className={styles.block}>
          <h2 id="banner-heading">
            <Phrases phrases={heading} />
          </h2>
          <p>{text}</p>
        </div>
      </div>
      <div className={styles.card}>
        <h3>
          <Phrases phrases={card} />
        </h3>
        <ButtonLink href={href}>{button}</ButtonLink>
      </div>
    </section>
  )
}
